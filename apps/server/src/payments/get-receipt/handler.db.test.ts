import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const invoke = async (person: TestPerson, body: Record<string, unknown>) => {
  const { data, error } = await app.client({ token: person.token }).functions.invoke('get-receipt', { body });
  return { data, status: error === null ? 200 : (error.context.status as number) };
};

describe('get-receipt', () => {
  test('200: the receipt of an own paid order as PDF', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    app.simulator.payWithCard(orderId, '4811111111111114');
    await app.simulator.idle();
    const { data, status } = await invoke(person, { order_id: orderId });
    expect(status).toBe(200);
    const text = Buffer.from(await (data as Blob).arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('%%EOF');
  });

  test("404 for an unpaid order and for another member's; 400 without an id", async () => {
    const [person, other] = [await createTestPerson(app), await createTestPerson(app)];
    const orderId = await app.openOrder(person);
    expect((await invoke(person, { order_id: orderId })).status).toBe(404);
    app.simulator.payWithCard(orderId, '4811111111111114');
    await app.simulator.idle();
    expect((await invoke(other, { order_id: orderId })).status).toBe(404);
    expect((await invoke(person, {})).status).toBe(400);
  });
});
