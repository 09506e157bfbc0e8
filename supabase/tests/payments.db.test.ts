import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants, createOrder } from './support/content.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function isPremium(person: Person): Promise<boolean> {
  const [row] = await database.owner<{ premium: boolean; paket: string; mirror: boolean }[]>`
    select private.has_premium(p.id) as premium, p.paket, (u.raw_user_meta_data -> 'is_premium')::boolean as mirror
    from public.pengguna p join auth.users u on u.id = p.id where p.id = ${person.id}`;
  expect(row?.paket).toBe(row?.premium ? 'Premium' : 'Gratis');
  expect(row?.mirror).toBe(row?.premium);
  return row?.premium ?? false;
}

async function coinsOf(person: Person): Promise<{ total: number; available: number; held: number }> {
  const [wallet] = await runAs(database, person, 'select * from public.get_wallet()');
  return wallet as { total: number; available: number; held: number };
}

async function codeOf(person: Person): Promise<string> {
  const [row] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  return row?.code ?? '';
}

async function payment(orderId: string) {
  const [row] = await database.owner<{ status: string; needs_refund: boolean }[]>`
    select status, needs_refund from public.payments where order_id = ${orderId}`;
  return row;
}

describe('private.apply_payment', () => {
  test('30 deliveries at once activate once', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => applyPayment(database, order, 'paid', { transaction_id: 't1' })),
    );
    expect(outcomes.filter((outcome) => outcome === 'activated')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(29);
    expect(await isPremium(buyer)).toBe(true);
  });

  test('a wrong amount, or none, pays nothing', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    expect(await applyPayment(database, order, 'paid', { amount: 1 })).toBe('amount_mismatch');
    expect(await applyPayment(database, order, 'paid', { amount: '80000.50' })).toBe('amount_mismatch');
    expect(await applyPayment(database, order, 'paid', { amount: '' })).toBe('amount_mismatch');
    expect(await isPremium(buyer)).toBe(false);
    expect(await applyPayment(database, order, 'paid', { amount: '80000.00' })).toBe('activated');
  });

  test('an order that is not ours does nothing', async () => {
    expect(await applyPayment(database, 'KU-none', 'paid')).toBe('unknown_order');
  });

  test.each(['expired', 'cancelled', 'failed', 'denied', 'review'])(
    'a settlement after %s still activates',
    async (earlier) => {
      const buyer = await createPerson(database);
      const order = await createOrder(database, buyer);
      expect(await applyPayment(database, order, earlier)).toBe('updated');
      expect(await isPremium(buyer)).toBe(false);
      expect(await applyPayment(database, order, 'paid')).toBe('activated');
      expect(await isPremium(buyer)).toBe(true);
    },
  );

  test('late words about a paid order change nothing', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    await applyPayment(database, order, 'paid');
    for (const late of ['pending', 'review', 'expired', 'failed', 'paid']) {
      expect(await applyPayment(database, order, late)).toBe('unchanged');
    }
    expect(await payment(order)).toMatchObject({ status: 'paid' });
    expect(await isPremium(buyer)).toBe(true);
  });

  test.each([
    ['refunded', 'refunded'],
    ['charged_back', 'charged_back'],
    ['reversed', 'reversed'],
    ['denied', 'reversed'],
    ['cancelled', 'reversed'],
  ])(
    '%s after the settlement takes Premium back, and a repeated settlement does not give it again',
    async (word, outcome) => {
      const buyer = await createPerson(database);
      const order = await createOrder(database, buyer);
      await applyPayment(database, order, 'paid');
      expect(await applyPayment(database, order, word)).toBe(outcome);
      expect(await isPremium(buyer)).toBe(false);
      expect(await applyPayment(database, order, word)).toBe('unchanged');
      expect(await applyPayment(database, order, 'paid')).toBe('unchanged');
      expect(await isPremium(buyer)).toBe(false);
    },
  );

  test('two orders of one buyer paid in the same moment: one activates, the other waits for its refund', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await createPerson(database);
      const first = await createOrder(database, buyer);
      await applyPayment(database, first, 'expired');
      const second = await createOrder(database, buyer);
      const outcomes = await Promise.all([
        applyPayment(database, first, 'paid'),
        applyPayment(database, second, 'paid'),
      ]);
      expect(outcomes.toSorted()).toEqual(['activated', 'duplicate_paid']);
      const duplicate = outcomes[0] === 'duplicate_paid' ? first : second;
      expect(await payment(duplicate)).toEqual({ status: 'paid', needs_refund: true });
      expect(await applyPayment(database, duplicate, 'refunded')).toBe('refunded');
      expect(await isPremium(buyer)).toBe(true);
    }
  });

  test('when the order that activated is refunded, the duplicate takes its place', async () => {
    const inviter = await createPerson(database);
    const buyer = await createPerson(database, { referredBy: await codeOf(inviter) });
    const first = await createOrder(database, buyer);
    await applyPayment(database, first, 'expired');
    const second = await createOrder(database, buyer);
    await applyPayment(database, first, 'paid');
    expect(await applyPayment(database, second, 'paid')).toBe('duplicate_paid');
    const before = await coinsOf(inviter);
    await applyPayment(database, first, 'refunded');
    expect(await isPremium(buyer)).toBe(true);
    expect(await payment(second)).toEqual({ status: 'paid', needs_refund: false });
    expect(await coinsOf(inviter)).toEqual(before);
    await applyPayment(database, second, 'refunded');
    expect(await isPremium(buyer)).toBe(false);
    expect((await coinsOf(inviter)).total).toBe(before.total - 20);
  });

  test('the inviter gets 20 coins on hold, once, and a refund takes them back at the same date', async () => {
    const inviter = await createPerson(database);
    const buyer = await createPerson(database, { referredBy: await codeOf(inviter), complete: false });
    const order = await createOrder(database, buyer);
    await Promise.all(Array.from({ length: 10 }, () => applyPayment(database, order, 'paid')));
    expect(await coinsOf(inviter)).toEqual({ available: 0, held: 20, total: 20 });
    await applyPayment(database, order, 'refunded');
    expect(await coinsOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
    const again = await createOrder(database, buyer);
    expect(await applyPayment(database, again, 'paid')).toBe('activated');
    expect(await coinsOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  });

  test('a second settlement of one order is flagged', async () => {
    const buyer = await createPerson(database);
    const order = await createOrder(database, buyer);
    await applyPayment(database, order, 'paid', { transaction_id: 'va-1' });
    expect(await applyPayment(database, order, 'paid', { transaction_id: 'va-2' })).toBe('duplicate_paid');
    expect(await applyPayment(database, order, 'paid', { transaction_id: 'va-2' })).toBe('unchanged');
    expect(await isPremium(buyer)).toBe(true);
  });

  test('no order of the words ends with Premium without money', async () => {
    const words = ['pending', 'paid', 'denied', 'expired', 'refunded'];
    const orders = permutations(words);
    for (const sequence of orders.slice(0, 60)) {
      const buyer = await createPerson(database, { complete: false });
      const order = await createOrder(database, buyer);
      for (const word of sequence) await applyPayment(database, order, word);
      expect(await payment(order)).toMatchObject({ status: 'refunded' });
      expect(await isPremium(buyer)).toBe(false);
    }
    expect(await brokenInvariants(database)).toEqual([]);
  });
});

describe('private.open_payment_order', () => {
  test('20 clicks at once give one order at the price of the server; more than five pages a minute are refused', async () => {
    const buyer = await createPerson(database);
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => createOrder(database, buyer)));
    const orders = clicks.flatMap((click) => (click.status === 'fulfilled' ? [click.value] : []));
    expect(orders).toHaveLength(5);
    expect(new Set(orders).size).toBe(1);
    for (const click of clicks) {
      if (click.status === 'rejected')
        expect(click.reason).toMatchObject({ code: 'PT429', hint: 'minute_limit' });
    }
    const rows = await database.owner`select amount, status from public.payments where user_id = ${buyer.id}`;
    expect(rows).toEqual([{ amount: 80_000, status: 'pending' }]);
  });

  test('a Premium member gets none', async () => {
    const member = await createPerson(database, { premium: true });
    await expect(createOrder(database, member)).rejects.toMatchObject({
      code: 'PT409',
      hint: 'already_premium',
    });
  });
});

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}
