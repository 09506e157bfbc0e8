/** What becomes of a reward and of the referrer's figures when the invited account is banned or deleted (issue 17 §1). */
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants, createOrder } from './support/content.ts';
import { attemptAs, completeProfile, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

async function walletOf(person: Person) {
  const [wallet] = await runAs(database, person, 'select * from public.get_wallet()');
  return wallet;
}

async function statsOf(person: Person) {
  const [row] = await runAs(database, person, 'select public.get_referral_stats() as stats');
  const { totalReferred, premiumCount, referredUsers } = (row?.['stats'] ?? {}) as Record<string, unknown[]>;
  const days = await runAs(database, person, 'select signups, purchases from public.get_referral_timeline()');
  return { totalReferred, premiumCount, people: referredUsers?.length, days };
}

async function codeOf(person: Person): Promise<string> {
  const [row] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  return row?.code ?? '';
}

const ban = (person: Person) =>
  runAs(database, admin, `select public.admin_ban_person($1, 'Akun palsu')`, [person.id]);
const unban = (person: Person) =>
  runAs(database, admin, `select public.admin_unban_person($1, 'Banding diterima')`, [person.id]);
const remove = (person: Person) => database.owner`delete from auth.users where id = ${person.id}`;

/** Lets the hold of this member's coins end. */
const endHold = (person: Person) =>
  database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.coin_entries set available_at = available_at - interval '8 days' where user_id = ${person.id}`;
    await tx`update public.coin_transfers set available_at = available_at - interval '8 days' where user_id = ${person.id}`;
  });

async function buyer(code: string): Promise<{ person: Person; order: string }> {
  const person = await createPerson(database, { referredBy: code });
  const order = await createOrder(database, person);
  await applyPayment(database, order, 'paid');
  return { person, order };
}

test('a ban inside the hold takes back both rewards; its lifting gives them back once, and a second ban takes them for good', async () => {
  const inviter = await createPerson(database);
  const { person } = await buyer(await codeOf(inviter));
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 25, total: 25 });
  await ban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  const news = await database.owner<{ title: string; body: string }[]>`
    select title, body from public.notifications where user_id = ${inviter.id} and title like '%ditarik kembali'`;
  expect(news).toHaveLength(2);
  expect(news.map(({ body }) => body).join()).not.toContain('blokir');
  expect(await brokenInvariants(database)).toEqual([]);
  await unban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 25, total: 25 });
  await ban(person);
  await unban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await brokenInvariants(database)).toEqual([]);
});

/** Lets the ban of this member end by the clock, as the columns say it. */
const endBan = (person: Person) =>
  database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update auth.users set banned_until = now() - interval '1 second' where id = ${person.id}`;
    await tx`update private.banned_members set until = now() - interval '1 second' where user_id = ${person.id} and until < 'infinity'`;
  });

test('a ban that ends by the clock gives the rewards back once, also while the account is paused, and not one that is rejected', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const { person } = await buyer(code);
  const { person: paused } = await buyer(code);
  const { person: rejected } = await buyer(code);
  await runAs(database, paused, 'select public.pause_account(true)');
  for (const one of [person, paused, rejected]) await ban(one);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  await database.owner`
    update public.referrals set status = 'held', hold_reasons = '{shared_device}' where referred_id = ${rejected.id}`;
  await runAs(database, admin, `select public.admin_review_referral($1, false, 'Perangkat yang sama')`, [
    rejected.id,
  ]);
  await database.owner`select private.forget_bans()`;
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  for (const one of [person, paused, rejected]) await endBan(one);
  const [ended] = await database.owner<{ count: number }[]>`select private.forget_bans() as count`;
  expect(ended).toEqual({ count: 3 });
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 50, total: 50 });
  expect(
    await database.owner`select user_id from private.banned_members where user_id in ${database.owner([person.id, paused.id, rejected.id])}`,
  ).toEqual([{ user_id: paused.id }]);
  await Promise.all([
    database.owner`select private.forget_bans()`,
    database.owner`select private.forget_bans()`,
  ]);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 50, total: 50 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('two sweeps at once end each ban once, and neither waits for the other', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const bought = [await buyer(code), await buyer(code)];
  for (const { person } of bought) {
    await ban(person);
    await endBan(person);
  }
  const sweep = async (sql: Sql | TransactionSql): Promise<number | undefined> => {
    const [row] = await sql<{ count: number }[]>`select private.forget_bans() as count`;
    return row?.count;
  };
  await database.owner.begin(async (first) => {
    expect(await sweep(first)).toBe(2);
    // The first has not committed; a second one that waited for its rows would be cancelled here.
    await database.owner.begin(async (second) => {
      await second`set local lock_timeout = '2s'`;
      expect(await sweep(second)).toBe(0);
    });
  });
  expect(await sweep(database.owner)).toBe(0);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 50, total: 50 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('a second ban before the sweep has seen the end of the first takes nothing twice, and its end gives back once', async () => {
  const inviter = await createPerson(database);
  const { person } = await buyer(await codeOf(inviter));
  await ban(person);
  await endBan(person);
  await ban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  await unban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 25, total: 25 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('a ban after the hold takes nothing, and nothing is booked for an account that is banned', async () => {
  const inviter = await createPerson(database);
  const early = await createPerson(database, { referredBy: await codeOf(inviter) });
  await endHold(inviter);
  await ban(early);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 0, total: 5 });
  const late = await createPerson(database, { referredBy: await codeOf(inviter), complete: false });
  const order = await createOrder(database, late);
  await ban(late);
  await applyPayment(database, order, 'paid');
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 0, total: 5 });
  await unban(late);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 20, total: 25 });
});

test('what was given back after a ban is taken by a refund, and by a deletion inside the hold', async () => {
  const inviter = await createPerson(database);
  const first = await buyer(await codeOf(inviter));
  const second = await buyer(await codeOf(inviter));
  for (const { person } of [first, second]) {
    await ban(person);
    await unban(person);
  }
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 50, total: 50 });
  await applyPayment(database, first.order, 'refunded');
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 30, total: 30 });
  await remove(second.person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('a purchase that was refunded during the ban is not rewarded when the ban is lifted', async () => {
  const inviter = await createPerson(database);
  const { person, order } = await buyer(await codeOf(inviter));
  await ban(person);
  await applyPayment(database, order, 'refunded');
  await unban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('a reward that is rejected during the ban is not given back when the ban is lifted', async () => {
  const inviter = await createPerson(database);
  const { person } = await buyer(await codeOf(inviter));
  await ban(person);
  await database.owner`
    update public.referrals set status = 'held', hold_reasons = '{shared_device}' where referred_id = ${person.id}`;
  await runAs(database, admin, `select public.admin_review_referral($1, false, 'Perangkat yang sama')`, [
    person.id,
  ]);
  await unban(person);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('referrals of deleted accounts stay as counts without a person, net of refunds, until the referrer goes', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const { person, order } = await buyer(code);
  const other = await createPerson(database, { referredBy: code });
  await createPerson(database, { referredBy: code });
  const before = { totalReferred: 3, premiumCount: 1, people: 3, days: [{ signups: 3, purchases: 1 }] };
  expect(await statsOf(inviter)).toEqual(before);
  await remove(person);
  await remove(other);
  expect(await statsOf(inviter)).toEqual({ ...before, people: 1 });
  for (const gone of [person, other])
    expect(
      await database.owner`select 1 from private.former_referrals as f where f::text like ${`%${gone.id}%`}`,
    ).toEqual([]);
  await runAs(database, admin, 'select public.admin_open_person($1)', [inviter.id]);
  const [desk] = await runAs(database, admin, 'select referrals from public.admin_get_person($1)', [
    inviter.id,
  ]);
  expect(Number(desk?.['referrals'])).toBe(3);
  await applyPayment(database, order, 'refunded');
  await applyPayment(database, order, 'refunded');
  expect(await statsOf(inviter)).toMatchObject({ premiumCount: 0, days: [{ signups: 3, purchases: 0 }] });
  await remove(inviter);
  expect(
    await database.owner`select 1 from private.former_referrals where referrer_id = ${inviter.id}`,
  ).toEqual([]);
});

test('a purchase that brought no reward leaves the count as well when its money goes back after the account', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const setReward = (coins: number) =>
    runAs(
      database,
      admin,
      `update public.app_settings set value = '${coins}' where key = 'premium_reward_coins'`,
    );
  await setReward(0);
  const unrewarded = await buyer(code);
  await setReward(20);
  const kept = await buyer(code);
  const held = await createPerson(database, { referredBy: code, email: 'tertahan@mailinator.com' });
  const order = await createOrder(database, held);
  await applyPayment(database, order, 'paid');
  for (const person of [unrewarded.person, kept.person, held]) await remove(person);
  expect(await statsOf(inviter)).toMatchObject({ premiumCount: 3, days: [{ signups: 3, purchases: 3 }] });
  for (const gone of [unrewarded.order, order, unrewarded.order, order])
    await applyPayment(database, gone, 'refunded');
  expect(await statsOf(inviter)).toMatchObject({ premiumCount: 1, days: [{ signups: 3, purchases: 1 }] });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('of many accounts that are deleted at once each is counted', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const people: Person[] = [];
  for (let index = 0; index < 10; index += 1)
    people.push(await createPerson(database, { referredBy: code, complete: false }));
  await Promise.all(people.map(remove));
  expect(await statsOf(inviter)).toMatchObject({ totalReferred: 10, people: 0 });
});

test('a verified phone earns once, whichever mailbox comes with it, also when it is verified after the reward', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const verify = (person: Person, phone: string) =>
    database.owner`update auth.users set phone = ${phone}, phone_confirmed_at = now() where id = ${person.id}`;
  const first = await createPerson(database, { referredBy: code });
  await verify(first, '6281234500001');
  await endHold(inviter);
  await remove(first);
  const again = await createPerson(database, { referredBy: code, complete: false });
  await verify(again, '+62 812-3450-0001');
  await completeProfile(database, again.id);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 0, total: 5 });
  const [kept] = await database.owner<{ plain: number }[]>`
    select count(*)::int as plain from private.rewarded_phones where phone_hash = sha256(convert_to('6281234500001', 'UTF8'))`;
  expect(kept).toEqual({ plain: 0 });
});

test('an operator may ask for a verified phone: the reward comes with it, once for a number', async () => {
  const ask = (value: string) =>
    attemptAs(
      database,
      admin,
      `update public.app_settings set value = '${value}' where key = 'signup_reward_needs_phone'`,
    );
  expect((await ask('2')).hint).toBe('bad_setting');
  expect((await ask('1')).code).toBeNull();
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const waiting = async () => {
    const [row] = await runAs(database, inviter, 'select public.get_referral_stats() as stats');
    const { referredUsers = [] } = (row?.['stats'] ?? {}) as { referredUsers?: { waitsForPhone: boolean }[] };
    return referredUsers.filter(({ waitsForPhone }) => waitsForPhone).length;
  };
  const first = await createPerson(database, { referredBy: code });
  const second = await createPerson(database, { referredBy: code });
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await waiting()).toBe(2);
  await database.owner`update auth.users set phone = '6281234500077' where id = ${first.id}`;
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  await database.owner`update auth.users set phone_confirmed_at = now() where id = ${first.id}`;
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
  expect(await waiting()).toBe(1);
  await database.owner`update auth.users set phone = null, phone_confirmed_at = null where id = ${first.id}`;
  await database.owner`
    update auth.users set phone = '6281234500077', phone_confirmed_at = now() where id = ${second.id}`;
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
  expect(await brokenInvariants(database)).toEqual([]);
  expect((await ask('0')).code).toBeNull();
});

test('an operator may reward purchases only', async () => {
  await runAs(
    database,
    admin,
    `update public.app_settings set value = '0' where key = 'signup_reward_coins'`,
  );
  const inviter = await createPerson(database);
  await createPerson(database, { referredBy: await codeOf(inviter) });
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  await buyer(await codeOf(inviter));
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 20, total: 20 });
  await runAs(
    database,
    admin,
    `update public.app_settings set value = '5' where key = 'signup_reward_coins'`,
  );
});

test('bans that come while the reward is booked leave none behind', async () => {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const people: Person[] = [];
  for (let index = 0; index < 10; index += 1)
    people.push(await createPerson(database, { referredBy: code, complete: false }));
  await Promise.all(people.flatMap((person) => [completeProfile(database, person.id), ban(person)]));
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('a ban and a payment of the same moment do not wait for each other', async () => {
  const setReward = (coins: number) =>
    runAs(
      database,
      admin,
      `update public.app_settings set value = '${coins}' where key = 'signup_reward_coins'`,
    );
  // Nothing is booked for the sign-up, so that each change of the profile asks for its referral again.
  await setReward(0);
  const inviter = await createPerson(database);
  const person = await createPerson(database, { referredBy: await codeOf(inviter) });
  const order = await createOrder(database, person);
  const waiting = async (count: number) => {
    await expect
      .poll(async () => {
        const [row] = await database.owner<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row?.count;
      })
      .toBe(count);
  };
  const both: Promise<unknown>[] = [];
  await database.owner.begin(async (tx) => {
    await tx`select from public.referrals where referred_id = ${person.id} for update`;
    both.push(applyPayment(database, order, 'paid'));
    await waiting(1);
    // As Supabase's admin API bans, which takes the account no earlier.
    both.push(
      database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${person.id}`.execute(),
    );
    await waiting(2);
  });
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await setReward(5);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('two who decide about a held reward at once: one decision counts', async () => {
  const colleague = await createPerson(database, { admin: true });
  const inviter = await createPerson(database);
  const held = await createPerson(database, {
    referredBy: await codeOf(inviter),
    email: 'sekali@mailinator.com',
  });
  const review = (by: Person, approve: boolean) =>
    attemptAs(database, by, `select public.admin_review_referral($1, $2, 'Sudah dilihat')`, [
      held.id,
      approve,
    ]);
  const answers = await Promise.all([review(admin, true), review(colleague, false), review(admin, true)]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ hint }) => hint === 'not_found')).toHaveLength(2);
  const approved = answers[1]?.code !== null;
  expect(await walletOf(inviter)).toMatchObject({ total: approved ? 5 : 0 });
  expect(
    await database.owner`select 1 from public.audit_log where action = 'referral.reviewed' and target_id = ${held.id}`,
  ).toHaveLength(1);
});
