/** The account that vouchers are paid to: set with a fresh proof, opened by an operator, each look noted. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { member, operator, visitor, type Person } from './auth/support.ts';

const idOf = (person: Person): string => person.session.user.id;
const entry = { provider: 'bca', number: '0123456789', holder_name: 'Sari Dewi' };

async function invoke(person: Person, name: string, body: Record<string, unknown>) {
  const { data, error } = await person.client.functions.invoke<unknown>(name, { body });
  if (error === null) return { status: 200, data };
  const response = error.context as Response;
  return { status: response.status, data: (await response.json()) as unknown };
}

let admin: Person;
beforeAll(async () => {
  admin = await member();
  await operator()
    .from('user_roles')
    .insert({ user_id: idOf(admin), role: 'admin' });
});

describe('set-payout-profile', () => {
  test('keeps the account, shows only its end, and tells its owner', async () => {
    const person = await member();
    expect(await invoke(person, 'set-payout-profile', entry)).toEqual({
      status: 200,
      data: { provider: 'bca', number_end: '6789', holder_name: 'Sari Dewi' },
    });
    const { data } = await person.client.rpc('get_payout_profile');
    expect(data).toMatchObject([{ provider_name: 'BCA', number_end: '6789', holder_name: 'Sari Dewi' }]);
    expect(JSON.stringify(data)).not.toContain('0123');
    const notes = await person.client.from('notifications').select('title, body');
    expect(JSON.stringify(notes.data)).toMatch(/Tujuan pembayaran diganti.*BCA ••••6789/);
    const own = await invoke(person, 'export-own-data', {});
    expect(JSON.stringify(own.data)).toContain('6789');
    expect(JSON.stringify(own.data)).not.toContain('sealed_number');
  });

  test.each([
    ['provider', { ...entry, provider: 'bank-palsu' }],
    ['number', { ...entry, number: '123456789' }],
    ['number', { ...entry, number: 'abc' }],
    ['holder_name', { ...entry, holder_name: '<b>' }],
    ['provider', {}],
  ])('says at the field %s what is wrong with %j', async (field, body) => {
    const answer = await invoke(await member(), 'set-payout-profile', body);
    expect(answer).toMatchObject({ status: 400, data: { error: 'bad_request', field } });
  });

  test('no signed-out visitor sets one', async () => {
    expect((await invoke({ ...admin, client: visitor() }, 'set-payout-profile', entry)).status).toBe(401);
  });
});

describe('admin-payout-file', () => {
  test('is refused to everybody else, and to lists that are empty or too long', async () => {
    const person = await member();
    const ids = [randomUUID()];
    expect((await invoke(person, 'admin-payout-file', { voucher_ids: ids })).status).toBe(403);
    expect((await invoke(admin, 'admin-payout-file', { voucher_ids: [] })).status).toBe(400);
    const many = Array.from({ length: 201 }, () => randomUUID());
    expect((await invoke(admin, 'admin-payout-file', { voucher_ids: many })).status).toBe(400);
    expect(await invoke(admin, 'admin-payout-file', { voucher_ids: ids })).toMatchObject({
      status: 409,
      data: { error: 'nothing_payable' },
    });
  });
});
