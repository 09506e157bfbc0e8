import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPayoutProfile } from '#affiliate/set-payout-profile/handler.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { adminPayoutFile } from './handler.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp({ parts: { functions: [adminPayoutFile, setPayoutProfile] } });
  admin = await createTestPerson(app, { admin: true });
});
afterAll(() => app.close());

const invoke = async (person: TestPerson, name: string, body: Record<string, unknown>) => {
  const { data, error } = await app.client({ token: person.token }).functions.invoke<unknown>(name, { body });
  if (error === null) return { status: 200, body: data };
  return { status: error.context.status as number, body: (await error.context.json()) as unknown };
};

/** Gives the person the session that their token names, begun some minutes ago. */
async function openSession(person: TestPerson, minutesAgo: number): Promise<void> {
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id: string;
  };
  await app.database.owner`
    insert into auth.sessions (id, user_id, created_at)
    values (${claims.session_id}, ${person.id}, now() - make_interval(mins => ${minutesAgo}))
    on conflict (id) do update set created_at = excluded.created_at`;
}

const entry = { provider: 'bca', number: '0123456789', holder_name: 'Sari Dewi' };

async function payee(): Promise<{ person: TestPerson; voucher: string }> {
  const person = await createTestPerson(app);
  await openSession(person, 1);
  expect(await invoke(person, 'set-payout-profile', entry)).toMatchObject({ status: 200 });
  return { person, voucher: await voucherOf(person) };
}

async function voucherOf(person: TestPerson): Promise<string> {
  const sql = app.database.owner;
  await sql`select private.post_coins(${`signup:${crypto.randomUUID()}`}, 'signup_reward', ${person.id}, 50, 'rewards', 'uji')`;
  const [row] = await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person.id })}, true)`;
    return tx<{ id: string }[]>`select id from public.withdraw_coins()`;
  });
  return row?.id ?? '';
}

const looksAt = async (voucher: string): Promise<number> =>
  (
    await app.database
      .owner`select 1 from public.audit_log where action = 'payout.revealed' and target_id = ${voucher}`
  ).length;

describe('set-payout-profile', () => {
  test('a session of eleven minutes needs a proof; nothing changes without one', async () => {
    const person = await createTestPerson(app);
    await openSession(person, 11);
    expect(await invoke(person, 'set-payout-profile', entry)).toMatchObject({
      status: 403,
      body: { error: 'fresh_proof_needed' },
    });
    const other = await createTestPerson(app);
    expect(await invoke(other, 'set-payout-profile', entry)).toMatchObject({ status: 403 });
    expect(
      await app.database
        .owner`select 1 from private.payout_profiles where user_id in (${person.id}, ${other.id})`,
    ).toHaveLength(0);
  });

  test('a factor that exists has to have been shown', async () => {
    const person = await createTestPerson(app);
    await openSession(person, 1);
    await app.database.owner`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${person.id}, 'totp', 'verified', now(), now())`;
    expect(await invoke(person, 'set-payout-profile', entry)).toMatchObject({ status: 403 });
  });

  test('the number lies in the database encrypted', async () => {
    const { person } = await payee();
    const [row] = await app.database.owner<{ line: string }[]>`
      select o::text as line from private.payout_profiles o where user_id = ${person.id}`;
    expect(row?.line).toContain('6789');
    expect(row?.line).not.toContain('0123456789');
    expect(row?.line).not.toContain(Buffer.from('0123456789').toString('base64url'));
  });

  test('eight changes at once leave one whole profile: number, end and name of the same change', async () => {
    const { person, voucher } = await payee();
    const changes = [...'ABCDEFGH'].map((letter, at) => ({
      ...entry,
      number: `012345678${at}`,
      holder_name: `Sari ${letter}`,
    }));
    const outcomes = await Promise.all(changes.map((body) => invoke(person, 'set-payout-profile', body)));
    expect(outcomes.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const rows = await app.database.owner<{ number_end: string; holder_name: string }[]>`
      select number_end, holder_name from private.payout_profiles where user_id = ${person.id}`;
    const json = await invoke(admin, 'admin-payout-file', { voucher_ids: [voucher], format: 'json' });
    const last = changes.find(({ holder_name: name }) => name === rows[0]?.holder_name);
    expect(rows).toEqual([{ number_end: last?.number.slice(-4), holder_name: last?.holder_name }]);
    expect(json.body).toMatchObject({ payouts: [{ nomor: last?.number, nama_penerima: last?.holder_name }] });
  });
});

describe('admin-payout-file', () => {
  test('gives the payable ones in full, leaves the others out, and notes each look', async () => {
    const [paying, frozen] = [await payee(), await payee()];
    const without = await voucherOf(await createTestPerson(app));
    await app.database
      .owner`update public.vouchers set frozen_at = now(), frozen_reason = 'uji' where id = ${frozen.voucher}`;
    const ids = [paying.voucher, frozen.voucher, without];
    const file = await invoke(admin, 'admin-payout-file', { voucher_ids: ids });
    const lines = String(file.body).trim().split('\r\n');
    expect(lines[0]).toContain(
      '"kode_voucher","tujuan","kode_bank","nomor","nama_penerima","jumlah","berita"',
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^"[A-Z0-9]{6}","BCA","014","0123456789","Sari Dewi",50000,"KawanUsaha [A-Z0-9]{6}"$/,
    );
    expect([await looksAt(paying.voucher), await looksAt(frozen.voucher), await looksAt(without)]).toEqual([
      1, 0, 0,
    ]);
    const json = await invoke(admin, 'admin-payout-file', { voucher_ids: [paying.voucher], format: 'json' });
    expect(json.body).toMatchObject({
      payouts: [{ nomor: '0123456789', nama_penerima: 'Sari Dewi', jumlah: 50_000 }],
    });
    expect(await looksAt(paying.voucher)).toBe(2);
  });

  test('an admin’s own voucher is another’s to pay', async () => {
    const own = await createTestPerson(app, { admin: true });
    await openSession(own, 1);
    await invoke(own, 'set-payout-profile', entry);
    const voucher = await voucherOf(own);
    expect(await invoke(own, 'admin-payout-file', { voucher_ids: [voucher] })).toMatchObject({ status: 409 });
    expect(await invoke(admin, 'admin-payout-file', { voucher_ids: [voucher] })).toMatchObject({
      status: 200,
    });
  });

  test('a number that was sealed by another secret is not given, and nothing is noted', async () => {
    const { person, voucher } = await payee();
    await app.database.owner`
      update private.payout_profiles set sealed_number = ${'A'.repeat(60)} where user_id = ${person.id}`;
    expect(await invoke(admin, 'admin-payout-file', { voucher_ids: [voucher] })).toMatchObject({
      status: 409,
      body: { error: 'nothing_payable' },
    });
    expect(await looksAt(voucher)).toBe(0);
  });
});
