import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: PaymentApp;
let other: TestPerson;
beforeAll(async () => {
  app = await createPaymentApp();
  other = await createTestPerson(app);
});
afterAll(() => app.close());

const invoke = async (person: TestPerson, name: string, body: Record<string, unknown>) => {
  const { data, error } = await app.client({ token: person.token }).functions.invoke(name, { body });
  if (error === null) return { status: 200, body: data };
  return { status: error.context.status as number, body: await error.context.json() };
};
describe('get-payment-qr', () => {
  test('200: the picture of an own order that waits for QRIS or GoPay', async () => {
    for (const method of ['qris', 'gopay'] as const) {
      const person = await createTestPerson(app);
      const orderId = await app.openOrder(person);
      app.simulator.choose(orderId, method);
      await app.simulator.idle();
      const { status, body } = await invoke(person, 'get-payment-qr', { order_id: orderId });
      expect(status).toBe(200);
      expect(body['picture']).toMatch(/^data:image\/png;base64,iVBOR/);
      expect((await invoke(other, 'get-payment-qr', { order_id: orderId })).status).toBe(404);
      app.simulator.change(orderId, 'settle');
      await app.simulator.idle();
      expect((await invoke(person, 'get-payment-qr', { order_id: orderId })).status).toBe(404);
    }
  });

  test('400 without an order, 404 for a method without a picture, 503 while the provider is away', async () => {
    const person = await createTestPerson(app);
    const orderId = await app.openOrder(person);
    app.simulator.choose(orderId, 'bca_va');
    await app.simulator.idle();
    expect((await invoke(person, 'get-payment-qr', {})).status).toBe(400);
    expect((await invoke(person, 'get-payment-qr', { order_id: orderId })).status).toBe(404);
    app.simulator.choose(orderId, 'qris');
    await app.simulator.idle();
    app.simulator.setFaults({ apiStatus: 500 });
    const away = await invoke(person, 'get-payment-qr', { order_id: orderId });
    app.simulator.setFaults({ apiStatus: null });
    expect(away.status).toBe(503);
  });
});
