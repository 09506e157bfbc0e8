/**
 * The money rules against a small model: random sequences of sign-up, confirmation, payment events, refunds, passing time,
 * withdrawals, vouchers paid or expired, and role changes. After each step the database must say what the model says.
 */
import process from 'node:process';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants } from './support/content.ts';
import { applyStep, emptyModel, modelMinWithdraw, type Model } from './support/money-model.ts';
import {
  opening,
  paidTwice,
  paidTwiceThenRefunded,
  stepArbitrary,
  type Step,
} from './support/money-steps.ts';
import { attemptAs, createPerson, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true, complete: false });
  // Sequences are long enough to look like fraud; the rules against it have tests of their own.
  await database.owner`update public.app_settings set value = '1000' where key like 'referral\\_%\\_limit'`;
  await database.owner`
    update public.app_settings set value = ${database.owner.json(modelMinWithdraw)} where key = 'min_withdraw_coins'`;
});
afterAll(() => database.drop());

/** What stands in the database for the people of one sequence. */
type World = { people: Person[]; orders: string[]; vouchers: string[] };

/** Lets time pass by moving what waits for it into the past; only a test gets past the triggers of the books. */
async function pass(world: World, days: number): Promise<void> {
  const ids = world.people.map(({ id }) => id);
  await database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.coin_entries set available_at = available_at - make_interval(days => ${days})
      where user_id = any(${ids}) and available_at > 'epoch'`;
    await tx`update public.coin_transfers set available_at = available_at - make_interval(days => ${days}) where user_id = any(${ids})`;
    await tx`update public.vouchers set expired_at = expired_at - make_interval(days => ${days}) where user_id = any(${ids})`;
  });
}

async function perform(world: World, step: Step): Promise<void> {
  const person = 'who' in step ? world.people[step.who % world.people.length] : undefined;
  if (step.do === 'signUp') {
    const inviter = step.by === null ? undefined : world.people[step.by % Math.max(world.people.length, 1)];
    const [code] = inviter
      ? await database.owner<
          { code: string }[]
        >`select code from public.referral_codes where user_id = ${inviter.id}`
      : [];
    world.people.push(await createPerson(database, { confirmed: false, referredBy: code?.code ?? '' }));
  } else if (!person) return;
  else if (step.do === 'confirm')
    await database.owner`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
  else if (step.do === 'order') {
    // The model knows no clock; a minute goes by between two orders.
    await database.owner`delete from private.payment_attempts`;
    const [order] = await database.owner<{ order_id: string }[]>`
      select order_id from private.open_payment_order(${person.id}, 'sandbox')`.catch(
      (error: { hint?: string }) => {
        if (error.hint !== 'already_premium') throw error;
        return [];
      },
    );
    if (order && !world.orders.includes(order.order_id)) world.orders.push(order.order_id);
  } else if (step.do === 'event') {
    const order = world.orders[step.order % Math.max(world.orders.length, 1)];
    if (order) await applyPayment(database, order, step.status);
  } else if (step.do === 'withdraw') {
    const outcome = await attemptAs(database, person, 'select id from public.withdraw_coins()');
    if (outcome.rows) world.vouchers.push(String(outcome.rows[0]?.['id']));
    else expect(outcome.code).toBe('P0001');
  } else if (step.do === 'markPaid') {
    const voucher = world.vouchers[step.voucher % Math.max(world.vouchers.length, 1)];
    if (voucher) await attemptAs(database, admin, 'select public.admin_mark_voucher_paid($1)', [voucher]);
  } else if (step.do === 'pass') {
    await pass(world, step.days);
    await database.owner`select private.expire_vouchers()`;
  } else if (step.do === 'appoint') {
    await attemptAs(database, admin, `insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      person.id,
    ]);
  } else await attemptAs(database, admin, `delete from public.user_roles where user_id = $1`, [person.id]);
}

async function observe(world: World) {
  const rows = await database.owner<{ id: string }[]>`
    select p.id, private.has_premium(p.id) as premium,
      coalesce((select sum(amount) from public.coin_entries where user_id = p.id and available_at <= now()), 0)::int as available,
      coalesce((select sum(amount) from public.coin_entries where user_id = p.id and available_at > now()), 0)::int as held,
      exists (select from public.user_roles r where r.user_id = p.id) as admin,
      (select count(*)::int from public.payments y where y.user_id = p.id and y.needs_refund) as duplicates,
      array(select v.coins || ' ' || v.status || case when v.frozen_at is null then '' else ' frozen' end from public.vouchers v where v.user_id = p.id order by v.created_at) as vouchers
    from public.pengguna p where p.id = any(${world.people.map(({ id }) => id)})`;
  return world.people.map((person) => {
    const { id: _id, ...seen } = rows.find(({ id }) => id === person.id) ?? { id: '' };
    return seen;
  });
}

function expected(model: Model) {
  return model.people.map((person, index) => ({
    premium: person.premium !== null,
    available: person.coins
      .filter((coin) => coin.day <= model.day)
      .reduce((sum, coin) => sum + coin.amount, 0),
    held: person.coins.filter((coin) => coin.day > model.day).reduce((sum, coin) => sum + coin.amount, 0),
    admin: person.admin,
    duplicates: model.orders.filter((order) => order.buyer === index && order.needsRefund).length,
    vouchers: model.vouchers
      .filter((voucher) => voucher.owner === index)
      .map((voucher) => `${voucher.coins} ${voucher.status}${voucher.isFrozen ? ' frozen' : ''}`),
  }));
}

/** Two thousand with MODEL_RUNS=2000; the suite makes do with what fits beside the others. */
const runs = Number(process.env['MODEL_RUNS'] ?? 60);

test('random sequences of 40 steps: no difference to the model', async () => {
  const reached = { paidVouchers: 0, expiredVouchers: 0, clawbacks: 0, duplicates: 0, frozen: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 40, maxLength: 40 }), async (steps) => {
      // Roles are changed with a proof of the last ten minutes; two thousand sequences take longer.
      await database.owner`update auth.sessions set created_at = now() where user_id = ${admin.id}`;
      const model = emptyModel();
      const world: World = { people: [], orders: [], vouchers: [] };
      for (const step of [...opening, ...steps]) {
        applyStep(model, step);
        await perform(world, step);
      }
      expect(await observe(world)).toEqual(expected(model));
      reached.paidVouchers += model.vouchers.filter(({ status }) => status === 'paid').length;
      reached.expiredVouchers += model.vouchers.filter(({ status }) => status === 'expired').length;
      reached.frozen += model.vouchers.filter(({ isFrozen }) => isFrozen).length;
      reached.clawbacks += model.people.filter(({ clawedBack }) => clawedBack).length;
      reached.duplicates += model.orders.filter(({ needsRefund }) => needsRefund).length;
    }),
    { numRuns: runs, endOnFailure: true, examples: [[paidTwice], [paidTwiceThenRefunded]] },
  );
  // A model that never gets anywhere would agree with anything.
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
  expect(await brokenInvariants(database)).toEqual([]);
}, 1_200_000);
