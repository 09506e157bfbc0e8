import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeSignature } from '#payments/midtrans/signature.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, referralCodeOf, type TestPerson } from '#testing/person.ts';
import { testSettings } from '#testing/settings.ts';

const { serverKey } = testSettings.midtrans;
let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

/** The newest notification that the simulator wrote about an order, without sending it. */
const lastBody = (orderId: string): Record<string, string> =>
  app.simulator.deliveries().findLast((delivery) => delivery.orderId === orderId)?.body as Record<
    string,
    string
  >;

const sign = (body: Record<string, string>): Record<string, string> => ({
  ...body,
  signature_key: computeSignature(
    {
      order_id: String(body['order_id']),
      status_code: String(body['status_code']),
      gross_amount: String(body['gross_amount']),
    },
    serverKey,
  ),
});

async function buyer(): Promise<{ person: TestPerson; orderId: string }> {
  const person = await createTestPerson(app);
  return { person, orderId: await app.openOrder(person) };
}

const status = async (orderId: string): Promise<string | undefined> => {
  const [row] = await app.database.owner<{ status: string }[]>`
    select status from public.payments where order_id = ${orderId}`;
  return row?.status;
};

describe('midtrans-webhook', () => {
  test('200: pending shows its number, settlement activates once, the repetition changes nothing', async () => {
    const { person, orderId } = await buyer();
    app.simulator.choose(orderId, 'bni_va');
    await app.simulator.idle();
    const [row] = await app.database.owner<{ instructions: Record<string, unknown>; payment_type: string }[]>`
      select instructions, payment_type from public.payments where order_id = ${orderId}`;
    expect(row?.payment_type).toBe('bank_transfer');
    expect(row?.instructions['va_numbers']).toEqual([
      { bank: 'bni', va_number: expect.stringMatching(/^\d{16}$/) },
    ]);
    expect(await app.isPremium(person)).toBe(false);
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(true);
    const again = await app.notify(lastBody(orderId));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ok: true, outcome: 'duplicate' });
  });

  test('401: a wrong signature is evidence, and nothing else', async () => {
    const { person, orderId } = await buyer();
    app.simulator.choose(orderId);
    await app.simulator.idle();
    const forged = { ...lastBody(orderId), transaction_status: 'settlement', status_code: '200' };
    for (let round = 0; round < 30; round += 1) {
      expect((await app.notify({ ...forged, note: round })).status).toBe(401);
    }
    expect(await app.isPremium(person)).toBe(false);
    const events = await app.database.owner`
      select from public.payment_events where order_id = ${orderId} and signature_valid is false`;
    expect(events).toHaveLength(20);
  });

  test('a genuine signature does not make an altered state true: the provider is asked', async () => {
    const { person, orderId } = await buyer();
    app.simulator.choose(orderId);
    await app.simulator.idle();
    const altered = sign({ ...lastBody(orderId), transaction_status: 'settlement', status_code: '200' });
    const answer = await app.notify(altered);
    expect(answer.status).toBe(200);
    expect(await app.isPremium(person)).toBe(false);
    expect(await status(orderId)).toBe('pending');
  });

  test("422: another member's paid transaction does not pay this order", async () => {
    const paid = await buyer();
    app.simulator.payWithCard(paid.orderId, '4811111111111114');
    await app.simulator.idle();
    const poor = await buyer();
    app.simulator.choose(poor.orderId);
    await app.simulator.idle();
    const swapped = sign({
      ...lastBody(poor.orderId),
      status_code: '200',
      transaction_id: String(lastBody(paid.orderId)['transaction_id']),
    });
    expect((await app.notify(swapped)).status).toBe(422);
    expect(await app.isPremium(poor.person)).toBe(false);
    expect(await app.isPremium(paid.person)).toBe(true);
  });

  test('422: an amount that is not ours pays nothing', async () => {
    const { person, orderId } = await buyer();
    const session = app.simulator.session(orderId);
    if (!session) throw new Error('no session');
    app.simulator.setFaults({ drop: true });
    session.grossAmount = 1;
    app.simulator.choose(orderId);
    app.simulator.setFaults({ drop: false });
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(false);
    const [event] = await app.database.owner<{ outcome: string }[]>`
      select outcome from public.payment_events where order_id = ${orderId}`;
    expect(event?.outcome).toBe('amount_mismatch');
  });

  test('422: as many units of another currency pay nothing', async () => {
    const { person, orderId } = await buyer();
    app.simulator.choose(orderId);
    await app.simulator.idle();
    const [charge] = app.simulator.session(orderId)?.charges ?? [];
    if (!charge) throw new Error('no charge');
    charge.details['currency'] = 'VND';
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(false);
    expect(await status(orderId)).toBe('pending');
    const events = await app.database.owner<{ outcome: string }[]>`
      select outcome from public.payment_events where order_id = ${orderId} order by received_at`;
    expect(events.at(-1)?.outcome).toBe('amount_mismatch');
  });

  test.each([
    ['no JSON', 'bukan json'],
    ['a list', []],
    ['nothing', {}],
    [
      'a number as amount',
      { ...sign({ order_id: 'a', status_code: '200', gross_amount: '1' }), gross_amount: 1 },
    ],
    ['a NUL', '{"order_id":"\\u0000"}'],
  ])('400: %s', async (_name, body) => {
    expect((await app.notify(body)).status).toBe(400);
  });

  test("200: a test from the provider's dashboard, also one that another key has signed; nothing is stored", async () => {
    const orderId = app.simulator.sendTestNotification();
    await app.simulator.idle();
    const delivery = app.simulator.deliveries().find((sent) => sent.orderId === orderId);
    expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual([200]);
    const unsigned = await app.notify({ ...delivery?.body, signature_key: 'x' });
    expect([unsigned.status, await unsigned.json()]).toEqual([200, { ok: true, outcome: 'test' }]);
    expect(
      await app.database.owner`select from public.payment_events where order_id = ${orderId}`,
    ).toHaveLength(0);
  });

  test('404: an order that is not ours; 413: a body that is too large; 405: not a POST', async () => {
    const body = sign({
      order_id: 'KU-LAIN',
      transaction_id: 't',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '80000.00',
    });
    expect((await app.notify(body)).status).toBe(404);
    expect((await app.notify({ ...body, note: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await app.fetch('/functions/v1/midtrans-webhook')).status).toBe(405);
  });

  test('503 while the provider cannot be asked; its repetition then succeeds', async () => {
    const { person, orderId } = await buyer();
    app.simulator.setFaults({ drop: true });
    app.simulator.choose(orderId, 'qris');
    app.simulator.setFaults({ drop: false, apiStatus: 500 });
    app.simulator.change(orderId, 'settle');
    const answer = await app.notify(lastBody(orderId));
    expect(answer.status).toBe(503);
    expect(await app.isPremium(person)).toBe(false);
    app.simulator.setFaults({ apiStatus: null });
    expect((await app.notify(lastBody(orderId))).status).toBe(200);
    expect(await app.isPremium(person)).toBe(true);
  });

  test('challenge waits, approval activates', async () => {
    const { person, orderId } = await buyer();
    app.simulator.payWithCard(orderId, '4511111111111117');
    await app.simulator.idle();
    expect(await status(orderId)).toBe('review');
    expect(await app.isPremium(person)).toBe(false);
    app.simulator.change(orderId, 'approve');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(true);
  });

  test('late settlement activates, reversal takes Premium back', async () => {
    const { person, orderId } = await buyer();
    app.simulator.choose(orderId, 'permata_va');
    app.simulator.change(orderId, 'expire');
    await app.simulator.idle();
    expect(await status(orderId)).toBe('expired');
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(true);
    app.simulator.change(orderId, 'reverse');
    await app.simulator.idle();
    expect(await status(orderId)).toBe('reversed');
    expect(await app.isPremium(person)).toBe(false);
  });

  test('a card that was denied before does not take back what a virtual account paid', async () => {
    const { person, orderId } = await buyer();
    app.simulator.payWithCard(orderId, '4911111111111113');
    await app.simulator.idle();
    const denied = app.simulator.deliveries().findLast((delivery) => delivery.orderId === orderId);
    app.simulator.choose(orderId, 'bca_va');
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    expect(await app.isPremium(person)).toBe(true);
    // The first message was never processed and comes after the second.
    await app.database.owner`delete from public.payment_events where order_id = ${orderId}`;
    expect((await app.notify(denied?.body)).status).toBe(200);
    expect(await app.isPremium(person)).toBe(true);
    expect(await status(orderId)).toBe('paid');
  });

  test('a second settlement of one order is flagged; its refund leaves Premium and the reward alone', async () => {
    const referrer = await createTestPerson(app);
    const person = await createTestPerson(app, { referredBy: await referralCodeOf(app, referrer) });
    const orderId = await app.openOrder(person);
    app.simulator.setFaults({ twoSettlements: true });
    app.simulator.choose(orderId, 'qris');
    app.simulator.change(orderId, 'settle');
    await app.simulator.idle();
    app.simulator.setFaults({ twoSettlements: false });
    const flags = () => app.database.owner<
      { needs_refund: boolean; status: string; transaction_id: string }[]
    >`
      select needs_refund, status, transaction_id from public.payments where order_id = ${orderId}`;
    const [paid] = await flags();
    expect(paid).toMatchObject({ needs_refund: true, status: 'paid' });
    const second = app.simulator
      .session(orderId)
      ?.charges.find((charge) => charge.transactionId !== paid?.transaction_id);
    if (!second) throw new Error('no second charge');
    second.status = 'refund';
    const body = sign({
      ...lastBody(orderId),
      transaction_id: second.transactionId,
      transaction_status: 'refund',
      status_code: '200',
    });
    expect((await app.notify(body)).status).toBe(200);
    expect((await flags())[0]).toMatchObject({ needs_refund: false, status: 'paid' });
    expect(await app.isPremium(person)).toBe(true);
  });

  test('a refund takes Premium back and claws the reward back; a new purchase rewards no user twice', async () => {
    const referrer = await createTestPerson(app);
    const person = await createTestPerson(app, { referredBy: await referralCodeOf(app, referrer) });
    const coins = async (): Promise<number> => {
      const [row] = await app.database.owner<{ coins: number }[]>`
        select coalesce(sum(amount), 0)::int as coins from public.coin_entries where user_id = ${referrer.id}`;
      return row?.coins ?? 0;
    };
    const pay = async (): Promise<string> => {
      const orderId = await app.openOrder(person);
      app.simulator.choose(orderId, 'gopay');
      app.simulator.change(orderId, 'settle');
      await app.simulator.idle();
      return orderId;
    };
    const orderId = await pay();
    expect(await coins()).toBe(20);
    const session = app.simulator.session(orderId);
    if (session?.charges[0]) session.charges[0].status = 'refund';
    await app.notify(sign({ ...lastBody(orderId), transaction_status: 'refund' }));
    expect(await status(orderId)).toBe('refunded');
    expect(await app.isPremium(person)).toBe(false);
    expect(await coins()).toBe(0);
    await pay();
    expect(await app.isPremium(person)).toBe(true);
    expect(await coins()).toBe(0);
    expect(await app.brokenInvariants()).toEqual([]);
  });
});
