/** Vouchers that the desk freezes while it looks into an account (issue 17 §4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { brokenInvariants, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, openSession, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let finance: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  finance = await createPerson(database);
  await openSession(database, finance.id);
  await database.owner`insert into public.staff_roles (user_id, role) values (${finance.id}, 'finance')`;
});
afterAll(() => database.drop());

async function owner(): Promise<{ person: Person; voucher: string }> {
  const person = await createPerson(database);
  await giveCoins(database, person, 60);
  const [row] = await runAs(database, person, 'select id from public.withdraw_coins()');
  return { person, voucher: String(row?.['id']) };
}

const freeze = (by: Person, person: Person, reason = 'Akunnya kami periksa dulu') =>
  attemptAs(database, by, 'select public.admin_freeze_vouchers($1, $2) as frozen', [person.id, reason]);
const pay = (voucher: string) =>
  attemptAs(database, admin, 'select public.admin_mark_voucher_paid($1)', [voucher]);

describe('a voucher that the desk freezes', () => {
  test('is not paid, tells its owner why by mail, stands in the log, and gives its coins back', async () => {
    const { person, voucher } = await owner();
    expect((await freeze(finance, person)).rows).toEqual([{ frozen: 1 }]);
    expect((await pay(voucher)).hint).toBe('voucher_frozen');
    const news = await database.owner<{ body: string; email_status: string }[]>`
      select body, email_status from public.notifications where user_id = ${person.id} and title like 'Voucher % dibekukan'`;
    expect(news).toEqual([
      expect.objectContaining({
        body: expect.stringContaining('Akunnya kami periksa dulu'),
        email_status: 'pending',
      }),
    ]);
    const lines = await database.owner`
      select actor_id, reason from public.audit_log where action = 'voucher.frozen' and target_id = ${voucher}`;
    expect([...lines]).toEqual([{ actor_id: finance.id, reason: 'Akunnya kami periksa dulu' }]);
    await database.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.vouchers set expired_at = now() - interval '1 minute' where id = ${voucher}`;
    });
    await database.owner`select private.expire_vouchers()`;
    const [wallet] = await runAs(database, person, 'select available from public.get_wallet()');
    expect(wallet?.['available']).toBe(60);
    expect((await freeze(finance, person)).hint).toBe('no_voucher');
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('needs a reason and the permission, and is never of one who freezes or of an admin', async () => {
    const { person } = await owner();
    expect((await freeze(admin, person, ' ')).hint).toBe('reason_required');
    expect((await freeze(person, person)).code).toBe('42501');
    expect((await freeze(finance, admin)).hint).toBe('is_admin');
    expect((await freeze(admin, admin)).hint).toBe('own_account');
  });

  test('and paid in the same moment is one of both', async () => {
    const owners = [];
    for (let index = 0; index < 8; index += 1) owners.push(await owner());
    await Promise.all(owners.flatMap(({ person, voucher }) => [freeze(finance, person), pay(voucher)]));
    const rows = await database.owner<{ paid: boolean; frozen: boolean }[]>`
      select status = 'paid' as paid, frozen_at is not null as frozen from public.vouchers
      where id = any(${owners.map(({ voucher }) => voucher)})`;
    for (const { paid, frozen } of rows) expect(paid).toBe(!frozen);
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('two who freeze at once freeze it once', async () => {
    const { person } = await owner();
    const answers = await Promise.all([
      freeze(finance, person),
      freeze(admin, person),
      freeze(finance, person),
    ]);
    expect(answers.map(({ hint }) => hint).toSorted()).toEqual(['no_voucher', 'no_voucher', null].toSorted());
  });
});
