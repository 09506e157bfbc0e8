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
    { all: true },
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

  test('each look is an event, and the next one comes later and later; a chosen method is looked at first', async () => {
    const { owner } = app.database;
    const due = () =>
      reconcilePayments({ sql: owner, midtrans: midtransFor(app.deps.settings), log: app.deps.log });
    await owner`update private.payment_checks set next_look_at = null`;
    const abandoned: string[] = [];
    for (let index = 0; index < 3; index += 1)
      abandoned.push(await app.openOrder(await createTestPerson(app)));
    const chosen = await app.openOrder(await createTestPerson(app));
    app.simulator.choose(chosen);
    await app.simulator.idle();
    expect((await due()).checked).toBe(0);
    await owner`update private.payment_checks set next_look_at = now() - interval '1 hour'
      where order_id = any(${[...abandoned, chosen]})`;
    await owner`update private.payment_checks set next_look_at = now() - interval '1 second' where order_id = ${chosen}`;
    expect((await due()).checked).toBe(4);
    const looks = await owner<{ order_id: string; outcome: string }[]>`
      select order_id, outcome from public.payment_events
      where source = 'job' and order_id = any(${[...abandoned, chosen]}) order by received_at, order_id`;
    expect(looks[0]).toEqual({ order_id: chosen, outcome: 'updated' });
    expect(looks.slice(1).map(({ outcome }) => outcome)).toEqual(['not_found', 'not_found', 'not_found']);
    expect((await due()).checked).toBe(0);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await owner`select private.note_payment_look(${abandoned[0] ?? ''})`;
      const [row] = await owner<{ minutes: number }[]>`
        select round(extract(epoch from next_look_at - now()) / 60)::integer as minutes
        from private.payment_checks where order_id = ${abandoned[0] ?? ''}`;
      waits.push(row?.minutes ?? 0);
    }
    expect(waits).toEqual([20, 40, 80, 160, 320, 360, 360, 360]);
  });

  test('a paid order is found behind 210 abandoned ones in one run', async () => {
    const { owner } = app.database;
    await owner`
      insert into public.payments (order_id, user_id, amount, created_at)
      select 'KU-TINGGAL-' || n, gen_random_uuid(), 80000, now() - interval '2 hours' from generate_series(1, 210) as n`;
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    await silently(() => {
      app.simulator.choose(orderId);
      app.simulator.change(orderId, 'settle');
    });
    await owner`update private.payment_checks set next_look_at = now() - interval '1 hour' where next_look_at is not null`;
    await owner`update private.payment_checks set next_look_at = now() where order_id = ${orderId}`;
    const result = await reconcilePayments({
      sql: owner,
      midtrans: midtransFor(app.deps.settings),
      log: app.deps.log,
    });
    expect(result.checked).toBeGreaterThan(210);
    expect(await app.isPremium(person)).toBe(true);
    await owner`update private.payment_checks set next_look_at = null where order_id like 'KU-TINGGAL-%'`;
  });

  test.each([401, 429, 503])(
    '%i is retried, then kept for the operator until an answer comes',
    async (status) => {
      const orderId = await app.openOrder(await createTestPerson(app));
      const problem = async (): Promise<string | null | undefined> => {
        const [row] = await app.database.owner<{ problem: string | null }[]>`
        select problem from private.payment_checks where order_id = ${orderId}`;
        return row?.problem;
      };
      await app.database
        .owner`update private.payment_checks set next_look_at = null where order_id <> ${orderId}`;
      app.simulator.setFaults({ apiStatus: status, apiStatusCalls: 1 });
      expect(await run()).toMatchObject({ checked: 1, failed: 0 });
      expect(await problem()).toBeNull();
      app.simulator.setFaults({ apiStatus: status, apiStatusCalls: null });
      expect(await run()).toMatchObject({ checked: 1, failed: 1 });
      app.simulator.setFaults({ apiStatus: null });
      expect(await problem()).toBe(String(status));
      await run();
      expect(await problem()).toBeNull();
    },
  );

  test('closes the second charge of a paid order, and every charge and the page of one that is over', async () => {
    const paid = await app.openOrder(await createTestPerson(app));
    const first = app.simulator.choose(paid, 'bca_va');
    const second = app.simulator.choose(paid, 'bni_va');
    await app.simulator.idle();
    app.simulator.change(second.transactionId, 'settle');
    await app.simulator.idle();
    const over = await app.openOrder(await createTestPerson(app));
    const late = app.simulator.choose(over, 'permata_va');
    await app.simulator.idle();
    const untouched = await app.openOrder(await createTestPerson(app));
    await app.database.owner`
      update public.payments set status = 'expired' where order_id in (${over}, ${untouched})`;
    await run();
    await app.simulator.idle();
    expect([first.status, second.status, late.status]).toEqual(['cancel', 'settlement', 'cancel']);
    expect(app.simulator.session(untouched)?.cancelledAt).not.toBeNull();
    expect([await statusOf(paid), await statusOf(over)]).toEqual(['paid', 'expired']);
    const left = await app.database.owner`
      select from private.payment_checks where close_after is not null and order_id in (${paid}, ${over}, ${untouched})`;
    expect(left).toHaveLength(0);
  });

  test('part of the money goes back on the dashboard: the order stays paid and says so', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    await silently(() => {
      app.simulator.choose(orderId, 'gopay');
      app.simulator.change(orderId, 'settle');
      app.simulator.refund(orderId, 30_000);
    });
    await run();
    expect(await app.isPremium(person)).toBe(true);
    const [row] = await app.database.owner`
      select status, refunded_amount from public.payments where order_id = ${orderId}`;
    expect(row).toEqual({ status: 'paid', refunded_amount: 30_000 });
    app.simulator.refund(orderId, 50_000);
    await app.simulator.idle();
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await app.isPremium(person)).toBe(false);
  });

  test('leaves the books right', async () => {
    expect(await app.brokenInvariants()).toEqual([]);
  });
});
