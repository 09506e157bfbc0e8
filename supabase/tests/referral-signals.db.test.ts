/** Sign-ups that look alike: their rewards wait for a review, also those that were booked already, and a small run of the simulation. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawDishonest } from '../../bench/affiliate/draw-dishonest.ts';
import { drawHonest } from '../../bench/affiliate/draw-honest.ts';
import { measureOutcomes, readBars } from '../../bench/affiliate/measure.ts';
import { playEvents } from '../../bench/affiliate/play.ts';
import { makeRandom } from '../../bench/affiliate/random.ts';
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

async function codeOf(person: Person): Promise<string> {
  const [row] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  if (!row) throw new Error('no code');
  return row.code;
}

async function statusOf(person: Person) {
  const [row] = await database.owner<{ status: string; hold_reasons: string[] }[]>`
    select status, hold_reasons from public.referrals where referred_id = ${person.id}`;
  return row;
}

/** Signs up by a code from a network, and completes the profile. */
async function signUpFrom(code: string, network: string): Promise<Person> {
  const person = await createPerson(database, { referredBy: code, complete: false });
  await database.owner`insert into auth.sessions (user_id, ip) values (${person.id}, ${network}::inet)`;
  await completeProfile(database, person.id);
  return person;
}

/** Four sign-ups of one code from one line: the fourth makes all of them look like one household too many. */
async function makeCrowd(network: string): Promise<{ inviter: Person; people: Person[] }> {
  const inviter = await createPerson(database);
  const code = await codeOf(inviter);
  const people: Person[] = [];
  for (let index = 0; index < 4; index += 1) people.push(await signUpFrom(code, network));
  return { inviter, people };
}

const endHold = (person: Person) =>
  database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.coin_entries set available_at = available_at - interval '8 days' where user_id = ${person.id}`;
    await tx`update public.coin_transfers set available_at = available_at - interval '8 days' where user_id = ${person.id}`;
  });

test('what was booked already is held with the sign-up that gave it away, and cannot be withdrawn after the hold', async () => {
  const { inviter, people } = await makeCrowd('198.51.100.7');
  for (const person of people)
    expect(await statusOf(person)).toEqual({ status: 'held', hold_reasons: ['shared_network'] });
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 15, total: 15 });
  await endHold(inviter);
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 15, total: 15 });
  await giveCoins(database, inviter, 50);
  const [voucher] = await runAs(database, inviter, 'select coins from public.withdraw_coins()');
  expect(voucher).toEqual({ coins: 50 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('an approval frees what was booked and books the rest; a refusal takes it back', async () => {
  const admin = await createPerson(database, { admin: true });
  const { inviter, people } = await makeCrowd('198.51.100.8');
  await endHold(inviter);
  const review = (person: Person | undefined, approve: boolean) =>
    runAs(database, admin, `select public.admin_review_referral($1, $2, 'sudah dilihat')`, [
      person?.id,
      approve,
    ]);
  await review(people[0], true);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 10, total: 15 });
  await review(people[3], true);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 15, total: 20 });
  await review(people[1], false);
  await review(people[2], false);
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 5, total: 10 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('an account that is deleted during the review takes its reward back, however old', async () => {
  const { inviter, people } = await makeCrowd('198.51.100.9');
  await endHold(inviter);
  await database.owner`delete from auth.users where id = any(${people.map(({ id }) => id)})`;
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  expect(await brokenInvariants(database)).toEqual([]);
});

test('many codes on one address are a campus: nothing is held', async () => {
  const inviters = [];
  for (let index = 0; index < 4; index += 1) inviters.push(await createPerson(database));
  for (const inviter of [...inviters, ...inviters]) {
    const person = await signUpFrom(await codeOf(inviter), '203.0.113.1');
    expect(await statusOf(person)).toEqual({ status: 'clear', hold_reasons: [] });
  }
});

test('signals are keyed hashes, out of reach for clients, and go when the hold of rewards is over', async () => {
  const { inviter, people } = await makeCrowd('2001:db8:1:2::3');
  const [first] = people;
  const rows = await database.owner<{ plain: number; same: number }[]>`
    select count(*) filter (where signal = sha256(convert_to('network:2001:db8:1:2::/64', 'UTF8')))::int as plain,
      count(*) filter (where signal = private.signal_hash('network', '2001:db8:1:2::/64'))::int as same
    from private.account_signals where account = ${first?.id ?? ''}`;
  expect(rows).toEqual([{ plain: 0, same: 1 }]);
  for (const call of ['select * from private.account_signals', 'select private.forget_signals()'])
    expect((await attemptAs(database, inviter, call)).code).toBe('42501');
  await database.owner`update private.account_signals set seen_at = now() - interval '8 days' where account = ${first?.id ?? ''}`;
  await database.owner`select private.forget_signals()`;
  const left = await database.owner`select 1 from private.account_signals where account = ${first?.id ?? ''}`;
  expect(left).toHaveLength(0);
});

test('some hundred simulated sign-ups: the dishonest get 1 % of what they are after, 2 % of the honest wait', async () => {
  const own = await createTestDatabase();
  try {
    const random = makeRandom(17);
    const events = [...drawHonest(random, 500), ...drawDishonest(random, 0.05)];
    const outcomes = await measureOutcomes(own, events, await playEvents(own, events));
    const { paidToDishonest, honestHeld } = readBars(outcomes);
    // Of so few coins, the two rewards that a mailbox earns once are more than 1 %.
    const dishonestDue = outcomes.reduce((sum, { kind, due }) => sum + (kind === 'honest' ? 0 : due), 0);
    expect(paidToDishonest).toBeLessThanOrEqual(Math.max(0.01, 10 / dishonestDue));
    expect(honestHeld).toBeLessThanOrEqual(0.02);
    // Honest affiliates are paid: rules that hold everything would meet both bars.
    const honest = outcomes.find(({ kind }) => kind === 'honest');
    expect((honest?.paid ?? 0) + (honest?.free ?? 0)).toBeGreaterThan((honest?.due ?? 0) * 0.9);
    expect(await brokenInvariants(own)).toEqual([]);
  } finally {
    await own.drop();
  }
}, 300_000);
