import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { storePaymentEvent } from '#payments/records/payment-events.ts';
import { reconcilePayments, type ReconcileResult } from '#payments/reconcile-payments.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson } from '#testing/person.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const run = (): Promise<ReconcileResult> =>
  reconcilePayments(
    { sql: app.database.owner, midtrans: midtransFor(app.deps.settings), log: app.deps.log },
    { olderThanMinutes: 0 },
  );

const statusOf = async (orderId: string): Promise<string | undefined> => {
  const [row] = await app.database.owner<{ status: string }[]>`
    select status from public.payments where order_id = ${orderId}`;
  return row?.status;
};

/** An order whose notifications were all lost. */
const silently = async (work: () => void): Promise<void> => {
  app.simulator.setFaults({ drop: true });
  work();
  app.simulator.setFaults({ drop: false });
};

describe('reconcilePayments', () => {
  test('finds a settlement whose every notification was lost', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    await silently(() => {
      app.simulator.choose(orderId);
      app.simulator.change(orderId, 'settle');
    });
    expect(await run()).toMatchObject({ changed: 1, failed: 0 });
    expect(await app.isPremium(person)).toBe(true);
    expect(await run()).toMatchObject({ changed: 0 });
  });

  test('closes an order for which no method was chosen, once its time is over', async () => {
    const orderId = await app.openOrder(await createTestPerson(app));
    await run();
    expect(await statusOf(orderId)).toBe('pending');
    await app.database.owner`
      update public.payments set expires_at = now() - interval '1 minute' where order_id = ${orderId}`;
    await run();
    expect(await statusOf(orderId)).toBe('expired');
  });

  test('finds a payment that came after our own end of the order', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    await silently(() => {
      app.simulator.choose(orderId);
      app.simulator.change(orderId, 'expire');
      app.simulator.change(orderId, 'settle');
    });
    await app.database.owner`
      update public.payments set status = 'expired', expires_at = now() - interval '1 day' where order_id = ${orderId}`;
    await app.database.owner`alter table public.payments disable trigger set_updated_at`;
    await app.database.owner`
      update public.payments set updated_at = now() - interval '2 hours' where order_id = ${orderId}`;
    await app.database.owner`alter table public.payments enable trigger set_updated_at`;
    await run();
    expect(await app.isPremium(person)).toBe(true);
  });

  test('finishes a message that was stored before the server died', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    await silently(() => {
      app.simulator.choose(orderId, 'qris');
      app.simulator.change(orderId, 'settle');
    });
    const charge = app.simulator.session(orderId)?.charges[0];
    const event = await storePaymentEvent(app.database.owner, {
      orderId,
      dedupeKey: `webhook:${orderId}`,
      source: 'webhook',
      payload: { transaction_id: charge?.transactionId ?? '' },
      isSignatureValid: true,
    });
    await app.database.owner`
      update public.payment_events set received_at = now() - interval '5 minutes' where id = ${event.id}`;
    await run();
    expect(await app.isPremium(person)).toBe(true);
    const [row] = await app.database.owner<{ outcome: string }[]>`
      select outcome from public.payment_events where id = ${event.id}`;
    expect(row?.outcome).toBe('activated');
  });

  test('counts what cannot be asked and leaves it as it is', async () => {
    const orderId = await app.openOrder(await createTestPerson(app));
    app.simulator.setFaults({ apiStatus: 503 });
    const result = await run();
    app.simulator.setFaults({ apiStatus: null });
    expect(result.failed).toBeGreaterThan(0);
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('leaves the books right', async () => {
    expect(await app.brokenInvariants()).toEqual([]);
  });
});
