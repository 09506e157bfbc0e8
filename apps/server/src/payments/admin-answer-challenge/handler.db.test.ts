import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const answer = (order_id: string, approve: boolean, by = admin, reason = 'Pembeli sudah dihubungi') =>
  invoke(by, 'admin-answer-challenge', { order_id, approve, reason });

/** An order whose card payment the provider doubts. */
async function doubtedOrder() {
  const person = await createTestPerson(app);
  const orderId = await app.openOrder(person);
  app.simulator.payWithCard(orderId, '4511111111111117');
  await app.simulator.idle();
  const [row] = await app.database.owner<{ status: string }[]>`
    select status from public.payments where order_id = ${orderId}`;
  expect(row?.status).toBe('review');
  return { person, orderId };
}
const statusOf = async (orderId: string): Promise<string | undefined> =>
  (
    await app.database.owner<{ status: string }[]>`
      select status from public.payments where order_id = ${orderId}`
  )[0]?.status;

describe('admin-answer-challenge', () => {
  test('200: what is approved gives Premium, what is denied does not; the log has the reason', async () => {
    for (const approve of [true, false]) {
      const { person, orderId } = await doubtedOrder();
      expect(await app.isPremium(person)).toBe(false);
      expect((await answer(orderId, approve)).status).toBe(200);
      await app.simulator.idle();
      expect(await statusOf(orderId)).toBe(approve ? 'paid' : 'denied');
      expect(await app.isPremium(person)).toBe(approve);
      const action = approve ? 'payment.challenge_approved' : 'payment.challenge_denied';
      const lines = await app.database.owner`
        select from public.audit_log where target_id = ${orderId} and action = ${action} and reason = 'Pembeli sudah dihubungi'`;
      expect(lines).toHaveLength(1);
      expect((await answer(orderId, approve)).status).toBe(409);
    }
  });

  test('two operators at once: one answer counts, whichever it is', async () => {
    const { person, orderId } = await doubtedOrder();
    const answers = await Promise.all([answer(orderId, true), answer(orderId, false)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await app.simulator.idle();
    const charge = app.simulator.session(orderId)?.charges[0];
    expect(await statusOf(orderId)).toBe(charge?.status === 'capture' ? 'paid' : 'denied');
    expect(await app.isPremium(person)).toBe(charge?.status === 'capture');
  });

  test('400 without a reason, 403 for a member, 404 for no order, 409 for one that is not doubted, 503 while the provider is away', async () => {
    const { person, orderId } = await doubtedOrder();
    expect((await answer(orderId, true, admin, ' ')).status).toBe(400);
    expect((await answer(orderId, true, person)).status).toBe(403);
    expect((await answer('KU-TIDAK-ADA', true)).status).toBe(404);
    const other = await app.openOrder(await createTestPerson(app));
    expect((await answer(other, true)).status).toBe(409);
    app.simulator.setFaults({ apiStatus: 500 });
    const away = await answer(orderId, true);
    app.simulator.setFaults({ apiStatus: null });
    expect(away.status).toBe(503);
    expect(await statusOf(orderId)).toBe('review');
  });
});

test('leaves the books right', async () => {
  expect(await app.brokenInvariants()).toEqual([]);
});
