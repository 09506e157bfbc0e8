/** Paying vouchers out: the account behind them, working time, batches, and who is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { brokenInvariants, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

async function voucherOf(person: Person): Promise<string> {
  await giveCoins(database, person, 50);
  const [voucher] = await runAs(database, person, 'select id from public.withdraw_coins()');
  return String(voucher?.['id']);
}

// The server's function seals the number; the database sees only that something sealed is there.
const setPayout = (person: Person) => database.owner`
  insert into private.payout_profiles (user_id, provider, sealed_number, number_end, holder_name)
  values (${person.id}, 'bca', ${'x'.repeat(60)}, '6789', 'Sari Dewi')`;

const shiftBack = (id: string, hours: number) =>
  database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.vouchers set expired_at = expired_at - make_interval(hours => ${hours}) where id = ${id}`;
  });

const told = (person: Person, title: string) =>
  runAs(database, person, `select title, body, link from public.notifications where title like $1`, [title]);

describe('the account of a pay-out', () => {
  test('is seen masked by its owner and by no other member, and forgotten when asked', async () => {
    const [person, other] = [await createPerson(database), await createPerson(database)];
    await setPayout(person);
    const read = (who: Person) =>
      runAs(
        database,
        who,
        'select provider, provider_name, number_end, holder_name from public.get_payout_profile()',
      );
    expect(await read(person)).toEqual([
      { provider: 'bca', provider_name: 'BCA', number_end: '6789', holder_name: 'Sari Dewi' },
    ]);
    expect(await read(other)).toEqual([]);
    for (const who of [person, other, admin]) {
      const direct = await attemptAs(database, who, 'select * from private.payout_profiles');
      expect(direct.code).toBe('42501');
    }
    await runAs(database, other, 'select public.delete_payout_profile()');
    expect(await read(person)).toHaveLength(1);
    await runAs(database, person, 'select public.delete_payout_profile()');
    expect(await read(person)).toEqual([]);
  });

  test('goes with the account', async () => {
    const person = await createPerson(database);
    await setPayout(person);
    await database.owner`delete from auth.users where id = ${person.id}`;
    expect(
      await database.owner`select 1 from private.payout_profiles where user_id = ${person.id}`,
    ).toHaveLength(0);
  });

  test('shows to the operator as what can be paid', async () => {
    const [ready, waiting] = [await createPerson(database), await createPerson(database)];
    await setPayout(ready);
    const [payable, other] = [await voucherOf(ready), await voucherOf(waiting)];
    const rows = await runAs(
      database,
      admin,
      `select id, pay_to, is_own from public.admin_list_vouchers(null, 'payable', 1, 200)`,
    );
    expect(rows.find(({ id }) => id === payable)).toEqual({
      id: payable,
      pay_to: 'BCA ••••6789 a.n. Sari Dewi',
      is_own: false,
    });
    expect(rows.some(({ id }) => id === other)).toBe(false);
  });
});

describe('paying', () => {
  test('a batch tells each person once with a receipt, and says what could not be paid', async () => {
    const [first, second] = [await createPerson(database), await createPerson(database)];
    await setPayout(first);
    const [paid, late] = [await voucherOf(first), await voucherOf(second)];
    await shiftBack(late, 49);
    const missing = '00000000-0000-4000-8000-000000000000';
    const pay = () =>
      runAs(
        database,
        admin,
        `select * from public.admin_mark_vouchers_paid($1::uuid[], 'BCA 23/11 ref 881')`,
        [`{${paid},${late},${missing}}`],
      );
    const outcomes = Object.fromEntries((await pay()).map((row) => [row['voucher_id'], row['outcome']]));
    expect(outcomes).toEqual({ [paid]: 'paid', [late]: 'voucher_not_active', [missing]: 'not_found' });
    expect((await pay()).map((row) => row['outcome'])).not.toContain('paid');
    const [voucher] = await runAs(
      database,
      first,
      'select status, paid_to, proof_note from public.vouchers where id = $1',
      [paid],
    );
    expect(voucher).toEqual({
      status: 'paid',
      paid_to: 'BCA ••••6789 a.n. Sari Dewi',
      proof_note: 'BCA 23/11 ref 881',
    });
    const notes = await told(first, 'Voucher % sudah dibayar');
    expect(notes).toHaveLength(1);
    expect(notes[0]?.['body']).toMatch(
      /Rp 50\.000 ke BCA ••••6789 a\.n\. Sari Dewi\. Bukti: BCA 23\/11 ref 881$/,
    );
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('needs a proof and a bounded list', async () => {
    const pay = (ids: string, note: string | null) =>
      attemptAs(database, admin, 'select * from public.admin_mark_vouchers_paid($1::uuid[], $2)', [
        ids,
        note,
      ]);
    expect(await pay('{}', ' ')).toMatchObject({ code: 'PT422', hint: 'proof_missing' });
    expect(await pay('{}', null)).toMatchObject({ code: 'PT422', hint: 'proof_missing' });
    const many = Array.from(
      { length: 201 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    expect(await pay(`{${many.join(',')}}`, 'bukti')).toMatchObject({ code: 'PT422', hint: 'too_many' });
  });

  test('no user pays a voucher of their own, by function, batch or PATCH', async () => {
    const own = await voucherOf(admin);
    const once = await attemptAs(database, admin, `select public.admin_mark_voucher_paid($1, 'x')`, [own]);
    expect(once).toMatchObject({ code: 'PT403', hint: 'own_voucher' });
    const patch = await attemptAs(
      database,
      admin,
      `update public.vouchers set status = 'paid' where id = $1 returning id`,
      [own],
    );
    expect(patch).toMatchObject({ code: 'PT403', hint: 'own_voucher' });
    const batch = await runAs(
      database,
      admin,
      `select * from public.admin_mark_vouchers_paid($1::uuid[], 'bukti')`,
      [`{${own}}`],
    );
    expect(batch).toEqual([{ voucher_id: own, outcome: 'own_voucher' }]);
  });

  test('two operators at once pay each voucher once', async () => {
    const second = await createPerson(database, { admin: true });
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(database)));
    const ids = await Promise.all(people.map((person) => voucherOf(person)));
    const list = (order: string[]) => `{${order.join(',')}}`;
    const [left, right] = await Promise.all([
      runAs(database, admin, `select * from public.admin_mark_vouchers_paid($1::uuid[], 'bukti')`, [
        list(ids),
      ]),
      runAs(database, second, `select * from public.admin_mark_vouchers_paid($1::uuid[], 'bukti')`, [
        list(ids.toReversed()),
      ]),
    ]);
    const paid = [...left, ...right].filter((row) => row['outcome'] === 'paid');
    expect(paid.map((row) => row['voucher_id']).toSorted()).toEqual(ids.toSorted());
  });

  test('a voucher that no user pays is told to both sides, before and after, once', async () => {
    const person = await createPerson(database);
    const voucher = await voucherOf(person);
    const [row] = await runAs(
      database,
      person,
      'select voucher_code as code from public.vouchers where id = $1',
      [voucher],
    );
    const count = async (title: string) =>
      (await told(admin, `Voucher ${String(row?.['code'])} ${title}`)).length;
    await shiftBack(voucher, 43);
    for (let run = 0; run < 2; run += 1) await database.owner`select private.expire_vouchers()`;
    expect(await count('belum dibayar')).toBe(1);
    await shiftBack(voucher, 6);
    for (let run = 0; run < 2; run += 1) await database.owner`select private.expire_vouchers()`;
    expect(await count('kedaluwarsa tanpa dibayar')).toBe(1);
    expect(await told(person, `Voucher ${String(row?.['code'])} kedaluwarsa`)).toHaveLength(1);
  });
});

describe('working time', () => {
  const outlook = async (at: string) => {
    const [row] = await database.owner`
      select working_hours::float as hours, closed_days as closed, better_at as better from private.withdraw_outlook(${at}::timestamptz)`;
    return row;
  };

  test('a Monday morning holds two working days', async () => {
    expect(await outlook('2026-11-23 08:00+07')).toEqual({ hours: 16, closed: null, better: null });
  });

  test('a Friday evening holds none, and Monday is better', async () => {
    expect(await outlook('2026-11-27 18:00+07')).toEqual({
      hours: 0,
      closed: ['Sabtu', 'Minggu'],
      better: new Date('2026-11-30T02:00:00Z'),
    });
  });

  test('holidays count, by their dates', async () => {
    expect(await outlook('2026-12-23 20:00+07')).toEqual({
      hours: 0,
      closed: ['libur 24/12', 'libur 25/12'],
      better: new Date('2026-12-28T02:00:00Z'),
    });
  });

  test('the hours of a day are counted from the moment on', async () => {
    expect(await outlook('2026-11-26 15:30+07')).toMatchObject({ hours: 9.5, better: null });
    expect(await outlook('2026-11-27 10:00+07')).toMatchObject({ hours: 7, closed: ['Sabtu', 'Minggu'] });
  });
});
