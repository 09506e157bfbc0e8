import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { brokenInvariants, giveCoins } from './support/content.ts';
import { attemptAs, completeProfile, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function walletOf(person: Person) {
  const [wallet] = await runAs(database, person, 'select * from public.get_wallet()');
  return wallet;
}

async function codeOf(person: Person): Promise<{ code: string; public_id: string }> {
  const [row] = await database.owner<{ code: string; public_id: string }[]>`
    select code, public_id from public.referral_codes where user_id = ${person.id}`;
  if (!row) throw new Error('no code');
  return row;
}

async function referralOf(person: Person) {
  const [row] = await database.owner<{ referrer_id: string; status: string; hold_reasons: string[] }[]>`
    select referrer_id, status, hold_reasons from public.referrals where referred_id = ${person.id}`;
  return row;
}

describe('withdraw_coins', () => {
  test('50 withdrawals at once, by each of 100 people, give 100 vouchers over the whole balances', async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      const people = await Promise.all(
        Array.from({ length: 10 }, () => createPerson(database, { complete: false })),
      );
      await Promise.all(people.map((person) => giveCoins(database, person, 73)));
      const outcomes = await Promise.all(
        people.flatMap((person) =>
          Array.from({ length: 50 }, () =>
            attemptAs(database, person, 'select * from public.withdraw_coins()'),
          ),
        ),
      );
      const won = outcomes.flatMap((outcome) => outcome.rows ?? []);
      expect(won.map((voucher) => voucher['user_id']).toSorted()).toEqual(
        people.map(({ id }) => id).toSorted(),
      );
      for (const voucher of won) {
        expect(voucher).toMatchObject({ coins: 73, amount: 73_000, status: 'active' });
        expect(voucher['voucher_code']).toMatch(/^[A-Z0-9]{6}$/);
      }
      expect(outcomes.filter((outcome) => outcome.code === 'P0001')).toHaveLength(490);
      const [first] = people;
      if (first) expect(await walletOf(first)).toEqual({ available: 0, held: 0, total: 0 });
    }
    expect(await brokenInvariants(database)).toEqual([]);
  }, 120_000);

  test('needs 50 coins that are not on hold', async () => {
    const person = await createPerson(database);
    await giveCoins(database, person, 49);
    await database.owner`
      select private.post_coins(${`signup:held-${person.id}`}, 'signup_reward', ${person.id}, 5, 'rewards', 'x', now() + interval '7 days')`;
    expect(await walletOf(person)).toEqual({ available: 49, held: 5, total: 54 });
    const outcome = await attemptAs(database, person, 'select public.withdraw_coins()');
    expect(outcome).toMatchObject({ code: 'P0001', hint: 'min_withdraw' });
    await expect(runAs(database, person, 'select public.withdraw_coins()')).rejects.toThrow(
      'Minimal withdraw 50 coin',
    );
  });

  test('the voucher is valid for 48 hours and shows in the metadata mirror', async () => {
    const person = await createPerson(database);
    await giveCoins(database, person, 50);
    const total = async () =>
      (
        await database.owner<{ coins: string }[]>`
        select raw_user_meta_data ->> 'total_coin' as coins from auth.users where id = ${person.id}`
      )[0]?.coins;
    expect(await total()).toBe('50');
    const [voucher] = await runAs(
      database,
      person,
      `select extract(epoch from expired_at - created_at)::int / 3600 as hours from public.withdraw_coins()`,
    );
    expect(voucher).toEqual({ hours: 48 });
    expect(await total()).toBe('0');
  });
});

describe('vouchers', () => {
  async function voucherOf(person: Person, coins = 50): Promise<string> {
    await giveCoins(database, person, coins);
    const [voucher] = await runAs(database, person, 'select id from public.withdraw_coins()');
    return String(voucher?.['id']);
  }
  const shiftBack = (id: string, hours: number) =>
    // The rows of the books do not change; only a test that needs another time gets past their trigger.
    database.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.vouchers set expired_at = expired_at - make_interval(hours => ${hours}) where id = ${id}`;
    });

  test('an expired voucher gives its coins back, once, also from ten jobs at once', async () => {
    const person = await createPerson(database);
    const voucher = await voucherOf(person, 61);
    await shiftBack(voucher, 49);
    const counts = await Promise.all(
      Array.from(
        { length: 10 },
        () => database.owner<{ n: number }[]>`select private.expire_vouchers() as n`,
      ),
    );
    expect(counts.reduce((sum, [row]) => sum + (row?.n ?? 0), 0)).toBe(1);
    expect(await walletOf(person)).toEqual({ available: 61, held: 0, total: 61 });
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('its owner is warned once, 6 hours before', async () => {
    const person = await createPerson(database);
    await shiftBack(await voucherOf(person), 43);
    await database.owner`select private.expire_vouchers()`;
    await database.owner`select private.expire_vouchers()`;
    const rows = await runAs(
      database,
      person,
      `select title from public.notifications where kind = 'voucher_expiring'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('is paid once, by an admin, before it expires', async () => {
    const admin = await createPerson(database, { admin: true });
    const person = await createPerson(database);
    const voucher = await voucherOf(person);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        attemptAs(database, admin, 'select status from public.admin_mark_voucher_paid($1, $2)', [
          voucher,
          'BCA 123',
        ]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.rows)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.code === 'PT409')).toHaveLength(9);
    const [row] =
      await database.owner`select status, paid_by, proof_note from public.vouchers where id = ${voucher}`;
    expect(row).toEqual({ status: 'paid', paid_by: admin.id, proof_note: 'BCA 123' });

    const late = await voucherOf(person);
    await shiftBack(late, 49);
    const outcome = await attemptAs(database, admin, 'select public.admin_mark_voucher_paid($1)', [late]);
    expect(outcome).toMatchObject({ code: 'PT409', hint: 'voucher_not_active' });
    expect(
      await runAs(database, admin, `update public.vouchers set status = 'paid' where id = $1 returning id`, [
        late,
      ]),
    ).toEqual([]);
  });

  test('an admin cannot change its amount, nor revive it', async () => {
    const admin = await createPerson(database, { admin: true });
    const voucher = await voucherOf(await createPerson(database));
    const amount = await attemptAs(database, admin, 'update public.vouchers set amount = 1 where id = $1', [
      voucher,
    ]);
    expect(amount.code).toBe('42501');
    await expect(
      database.owner`update public.vouchers set amount = 1 where id = ${voucher}`,
    ).rejects.toMatchObject({ code: 'PT403' });
    await expect(
      database.owner`update public.vouchers set status = 'expired' where id = ${voucher}`,
    ).rejects.toMatchObject({
      code: 'PT409',
    });
  });
});

describe('the ledger', () => {
  test('is append-only, also for the operator', async () => {
    const person = await createPerson(database);
    await giveCoins(database, person, 5);
    await expect(
      database.owner`update public.coin_entries set amount = 9 where user_id = ${person.id}`,
    ).rejects.toMatchObject({
      code: 'PT403',
    });
    await expect(
      database.owner`delete from public.coin_transfers where user_id = ${person.id}`,
    ).rejects.toMatchObject({
      code: 'PT403',
    });
    await expect(database.owner`truncate public.coin_entries`).rejects.toMatchObject({ code: 'PT403' });
  });

  test('refuses a transfer that does not sum to 0', async () => {
    const person = await createPerson(database);
    await expect(
      database.owner.begin(async (tx) => {
        const [transfer] = await tx<{ id: string }[]>`
          insert into public.coin_transfers (business_key, kind, user_id, reason)
          values ('signup:unbalanced', 'signup_reward', ${person.id}, 'x') returning id`;
        await tx`insert into public.coin_entries (transfer_id, account, user_id, amount) values (${transfer?.id ?? ''}, 'user', ${person.id}, 5)`;
      }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('the fact behind a transfer, which names another member, is not read by its owner', async () => {
    const person = await createPerson(database);
    await database.owner`select private.post_coins('premium:seen', 'premium_reward', ${person.id}, 20, 'rewards', 'x')`;
    expect(await runAs(database, person, 'select kind, reason from public.coin_transfers')).toEqual([
      { kind: 'premium_reward', reason: 'x' },
    ]);
    for (const column of ['business_key', 'reference'])
      expect((await attemptAs(database, person, `select ${column} from public.coin_transfers`)).code).toBe(
        '42501',
      );
  });

  test('books one fact once', async () => {
    const person = await createPerson(database);
    const booked = await Promise.all(
      Array.from(
        { length: 20 },
        () => database.owner<{ ok: boolean }[]>`
          select private.post_coins('premium:once', 'premium_reward', ${person.id}, 20, 'rewards', 'x') as ok`,
      ),
    );
    expect(booked.filter(([row]) => row?.ok)).toHaveLength(1);
  });
});

describe('referrals', () => {
  test('the sign-up reward comes with a confirmed address and a complete profile, once, on hold for 7 days', async () => {
    const inviter = await createPerson(database);
    const { code } = await codeOf(inviter);
    const invited = await createPerson(database, {
      referredBy: code.toLowerCase(),
      complete: false,
      confirmed: false,
    });
    expect(await referralOf(invited)).toMatchObject({ referrer_id: inviter.id, status: 'clear' });
    await completeProfile(database, invited.id);
    expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
    await database.owner`update auth.users set email_confirmed_at = now() where id = ${invited.id}`;
    expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
    await Promise.all(Array.from({ length: 10 }, () => completeProfile(database, invited.id)));
    expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
    const [row] = await database.owner<{ days: number }[]>`
      select round(extract(epoch from available_at - created_at) / 86400)::int as days
      from public.coin_transfers where business_key = ${`signup:${invited.id}`}`;
    expect(row?.days).toBe(7);
  });

  test('takes the opaque id that validate_referral gives, and ignores what leads nowhere', async () => {
    const inviter = await createPerson(database);
    const { code, public_id } = await codeOf(inviter);
    const [answer] = await runAs(database, null, 'select * from public.validate_referral($1)', [
      ` ${code.toLowerCase()} `,
    ]);
    expect(answer).toMatchObject({ valid: true, referrer_id: public_id });
    expect(answer?.['referrer_id']).not.toBe(inviter.id);
    expect(await runAs(database, null, `select * from public.validate_referral('TIDAKADA')`)).toEqual([
      { valid: false, referrer_id: null, referrer_name: null },
    ]);
    expect(await referralOf(await createPerson(database, { referredBy: public_id }))).toMatchObject({
      referrer_id: inviter.id,
    });
    expect(await referralOf(await createPerson(database, { referredBy: inviter.id }))).toBeUndefined();
    expect(await referralOf(await createPerson(database, { referredBy: "x' or true --" }))).toBeUndefined();
  });

  test.each([
    ['same_number', { whatsapp: '6281299990001' }, { whatsapp: '6281299990001' }],
    ['same_email', { email: 'budi.santoso@gmail.com' }, { email: 'budisantoso+2@gmail.com' }],
    ['disposable_address', {}, { email: 'siapa@mailinator.com' }],
  ])('%s is held for review', async (reason, inviterTraits, invitedTraits) => {
    const inviter = await createPerson(database, inviterTraits);
    const invited = await createPerson(database, {
      ...invitedTraits,
      referredBy: (await codeOf(inviter)).code,
    });
    expect(await referralOf(invited)).toMatchObject({ status: 'held', hold_reasons: [reason] });
    const [row] = await runAs(database, inviter, 'select public.get_referral_stats() as stats');
    expect(row?.['stats']).toMatchObject({ referredUsers: [{ holdReasons: [reason] }] });
    expect(await walletOf(inviter)).toMatchObject({ total: 0 });

    const admin = await createPerson(database, { admin: true });
    await runAs(database, admin, 'select public.admin_review_referral($1, true, $2)', [
      invited.id,
      'Adik kandung',
    ]);
    expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
  });

  test('a burst of sign-ups is held from the eleventh on, and a rejected one never pays', async () => {
    const inviter = await createPerson(database);
    const { code } = await codeOf(inviter);
    for (let index = 0; index < 10; index += 1) await createPerson(database, { referredBy: code });
    expect(await walletOf(inviter)).toMatchObject({ total: 50 });
    const eleventh = await createPerson(database, { referredBy: code });
    expect(await referralOf(eleventh)).toMatchObject({ status: 'held', hold_reasons: ['burst'] });
    const admin = await createPerson(database, { admin: true });
    await runAs(database, admin, 'select public.admin_review_referral($1, false, $2)', [
      eleventh.id,
      'Akun palsu',
    ]);
    await completeProfile(database, eleventh.id);
    expect(await walletOf(inviter)).toMatchObject({ total: 50 });
  });

  test('the people of a referrer come with masked addresses', async () => {
    const inviter = await createPerson(database);
    const invited = await createPerson(database, {
      referredBy: (await codeOf(inviter)).code,
      email: 'siti.aminah@kampus.ac.id',
    });
    const [row] = await runAs(database, inviter, 'select public.get_referral_stats() as stats');
    expect(row?.['stats']).toMatchObject({
      totalReferred: 1,
      totalCoins: 5,
      premiumCount: 0,
      referredUsers: [{ username: invited.username, email: 'si***@kampus.ac.id', isPremium: false }],
    });
    expect(JSON.stringify(row)).not.toContain(invited.id);
    const [day] = await runAs(
      database,
      inviter,
      'select signups, purchases from public.get_referral_timeline(7)',
    );
    expect(day).toEqual({ signups: 1, purchases: 0 });
  });
});
