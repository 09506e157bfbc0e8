import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MethodKey } from '@kawanusaha/snap-simulator';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: PaymentApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createPaymentApp();
  admin = await createTestPerson(app, { admin: true });
});
afterAll(() => app.close());

const invoke = async (person: TestPerson, name: string, body: Record<string, unknown>) => {
  const { data, error } = await app.client({ token: person.token }).functions.invoke(name, { body });
  if (error === null) return { status: 200, body: data };
  return { status: error.context.status as number, body: await error.context.json() };
};

async function paidOrder(method: MethodKey): Promise<{ person: TestPerson; orderId: string }> {
  const person = await createTestPerson(app);
  const orderId = await app.openOrder(person);
  app.simulator.choose(orderId, method);
  app.simulator.change(orderId, 'settle');
  await app.simulator.idle();
  expect(await app.isPremium(person)).toBe(true);
  return { person, orderId };
}

describe('admin-refund-payment', () => {
  const reason = 'Permintaan pembeli';

  test('200: the provider gives the money back, Premium goes, the audit log tells why; once', async () => {
    const { person, orderId } = await paidOrder('qris');
    const answers = await Promise.all([
      invoke(admin, 'admin-refund-payment', { order_id: orderId, reason }),
      invoke(admin, 'admin-refund-payment', { order_id: orderId, reason }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await app.isPremium(person)).toBe(false);
    expect(app.simulator.session(orderId)?.charges[0]?.refundedAmount).toBe(80_000);
    const rows = await app.database.owner`
      select from public.audit_log where target_id = ${orderId} and reason = ${reason}`;
    expect(rows.length).toBeGreaterThan(0);
    expect((await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason })).status).toBe(409);
  });

  test('409 manual_refund_needed for a virtual account; nothing changes', async () => {
    const { person, orderId } = await paidOrder('bca_va');
    expect(await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason })).toMatchObject({
      status: 409,
      body: { error: 'manual_refund_needed' },
    });
    expect(await app.isPremium(person)).toBe(true);
  });

  test('a captured card is cancelled, as long as it has not settled; then it is refunded', async () => {
    for (const settles of [false, true]) {
      const person = await createTestPerson(app);
      const orderId = await app.openOrder(person);
      const charge = app.simulator.payWithCard(orderId, '4811111111111114');
      if (settles) app.simulator.change(orderId, 'settle');
      await app.simulator.idle();
      expect(await app.isPremium(person)).toBe(true);
      const { status, body } = await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason });
      expect(status).toBe(200);
      // The provider's own notification may be quicker; then the answer finds nothing left to change.
      expect([settles ? 'refunded' : 'reversed', 'unchanged']).toContain(body.outcome);
      expect(body.status).toBe(settles ? 'refunded' : 'reversed');
      await app.simulator.idle();
      expect(charge.status).toBe(settles ? 'refund' : 'cancel');
      expect(await app.isPremium(person)).toBe(false);
    }
  });

  test('a pending order is cancelled with its charge, one without a method with its page', async () => {
    const chosen = await app.openOrder(await createTestPerson(app));
    const charge = app.simulator.choose(chosen);
    const untouched = await app.openOrder(await createTestPerson(app));
    await app.simulator.idle();
    for (const orderId of [chosen, untouched]) {
      expect((await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason })).status).toBe(200);
      const [row] = await app.database.owner<{ status: string }[]>`
        select status from public.payments where order_id = ${orderId}`;
      expect(row?.status).toBe('cancelled');
    }
    expect(charge.status).toBe('cancel');
    expect(app.simulator.session(untouched)?.cancelledAt).not.toBeNull();
  });

  test("what the provider refuses is done by hand, with the provider's own words; what remains of a part goes back", async () => {
    const { orderId } = await paidOrder('shopeepay');
    app.simulator.refund(orderId, 30_000);
    await app.simulator.idle();
    app.simulator.setFaults({ refundRefused: true });
    const refused = await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason });
    app.simulator.setFaults({ refundRefused: false });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: 'manual_refund_needed',
        provider_message: 'Refund request is rejected by the payment provider',
      },
    });
    expect((await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason })).status).toBe(200);
    expect(app.simulator.session(orderId)?.charges[0]).toMatchObject({
      status: 'refund',
      refundedAmount: 80_000,
    });
  });

  test('a key that the provider does not take is no reason to transfer by hand', async () => {
    const { person, orderId } = await paidOrder('qris');
    app.simulator.setFaults({ apiStatus: 401 });
    const answer = await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason });
    app.simulator.setFaults({ apiStatus: null });
    expect(answer).toMatchObject({ status: 503, body: { code: '401' } });
    expect(answer.body.message).toContain('MIDTRANS_SERVER_KEY');
    expect(await app.isPremium(person)).toBe(true);
  });

  test('400 without a reason, 403 for a member, 404 for no order, 503 while the provider is down', async () => {
    const { person, orderId } = await paidOrder('gopay');
    expect((await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason: ' ' })).status).toBe(
      400,
    );
    expect((await invoke(person, 'admin-refund-payment', { order_id: orderId, reason })).status).toBe(403);
    expect((await invoke(admin, 'admin-refund-payment', { order_id: 'KU-TIDAK-ADA', reason })).status).toBe(
      404,
    );
    app.simulator.setFaults({ apiStatus: 500 });
    const answer = await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason });
    app.simulator.setFaults({ apiStatus: null });
    expect(answer.status).toBe(503);
    expect((await invoke(admin, 'admin-refund-payment', { order_id: orderId, reason })).status).toBe(200);
  });
});

describe('admin-replay-event', () => {
  test('200: a message is handled again; 403 for a member; 404 for no message; 409 for a forged one', async () => {
    const { person, orderId } = await paidOrder('gopay');
    const [event] = await app.database.owner<{ id: string }[]>`
      select id from public.payment_events where order_id = ${orderId} limit 1`;
    const body = { event_id: event?.id };
    expect(await invoke(admin, 'admin-replay-event', body)).toMatchObject({
      status: 200,
      body: { outcome: 'unchanged' },
    });
    expect((await invoke(person, 'admin-replay-event', body)).status).toBe(403);
    expect((await invoke(admin, 'admin-replay-event', { event_id: admin.id })).status).toBe(404);
    await app.database
      .owner`update public.payment_events set signature_valid = false where id = ${event?.id ?? ''}`;
    expect((await invoke(admin, 'admin-replay-event', body)).status).toBe(409);
  });
});

describe('admin-check-payment', () => {
  test("200: the provider's word, as an event; 503 with its code, kept in the list until it answers", async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    const body = { order_id: orderId };
    expect(await invoke(admin, 'admin-check-payment', body)).toMatchObject({
      status: 200,
      body: { outcome: 'not_found', status: 'pending', message: 'Metode belum dipilih' },
    });
    app.simulator.setFaults({ drop: true });
    app.simulator.choose(orderId);
    app.simulator.change(orderId, 'settle');
    app.simulator.setFaults({ drop: false, apiStatus: 429 });
    expect(await invoke(admin, 'admin-check-payment', body)).toMatchObject({
      status: 503,
      body: { code: '429' },
    });
    app.simulator.setFaults({ apiStatus: null });
    const problem = async (): Promise<string | null | undefined> => {
      const [row] = await app.database.owner<{ problem: string | null }[]>`
        select problem from private.payment_checks where order_id = ${orderId}`;
      return row?.problem;
    };
    expect(await problem()).toBe('429');
    expect(await invoke(admin, 'admin-check-payment', body)).toMatchObject({
      status: 200,
      body: { outcome: 'activated', status: 'paid' },
    });
    expect(await problem()).toBeNull();
    expect(await app.isPremium(person)).toBe(true);
    const events = await app.database.owner<{ outcome: string }[]>`
      select outcome from public.payment_events where order_id = ${orderId} and source = 'status' order by received_at`;
    expect(events.map(({ outcome }) => outcome)).toEqual(['not_found', 'failed 429', 'activated']);
    expect((await invoke(person, 'admin-check-payment', body)).status).toBe(403);
    expect((await invoke(admin, 'admin-check-payment', { order_id: 'KU-TIDAK-ADA' })).status).toBe(404);
  });
});

describe('admin-export', () => {
  test('200: text that looks like a formula opens as text, and the export is audited; 403 for a member', async () => {
    const person = await createTestPerson(app);
    await app.database.owner`
      update public.pengguna set nama_lengkap = '=HYPERLINK("https://jahat.id")' where id = ${person.id}`;
    const { status, body } = await invoke(admin, 'admin-export', { kind: 'users' });
    expect(status).toBe(200);
    expect(body).toContain(`"'=HYPERLINK(""https://jahat.id"")"`);
    expect((await invoke(person, 'admin-export', { kind: 'users' })).status).toBe(403);
    expect((await invoke(admin, 'admin-export', { kind: 'rahasia' })).status).toBe(400);
    const rows = await app.database.owner`select from public.audit_log where action = 'export.created'`;
    expect(rows).toHaveLength(1);
  });

  test('200: files of payments and vouchers say states and methods in words', async () => {
    const { orderId } = await paidOrder('bca_va');
    const { body } = await invoke(admin, 'admin-export', { kind: 'payments' });
    expect(body).toMatch(
      /^\uFEFF?"nomor_pesanan","username","email","jumlah","status","metode","perlu_dikembalikan"/,
    );
    const line = String(body)
      .split('\r\n')
      .find((row) => row.includes(orderId));
    expect(line).toContain('80000,"Lunas","Virtual Account","tidak",0,');
    const vouchers = await invoke(admin, 'admin-export', { kind: 'vouchers' });
    expect(vouchers.body).toMatch(/"kode","username","email","coin","jumlah","status"/);
  });
});

test('leaves the books right', async () => {
  expect(await app.brokenInvariants()).toEqual([]);
});
