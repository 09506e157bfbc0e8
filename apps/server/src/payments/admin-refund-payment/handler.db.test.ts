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
});

test('leaves the books right', async () => {
  expect(await app.brokenInvariants()).toEqual([]);
});
