import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const invoke = async (person: TestPerson | null, body: Record<string, unknown> = {}) => {
  const client = app.client(person === null ? {} : { token: person.token });
  const { data, error } = await client.functions.invoke('create-midtrans-token', { body });
  if (error instanceof FunctionsHttpError) {
    return { status: error.context.status as number, body: await error.context.json() };
  }
  return { status: error === null ? 200 : 0, body: data ?? error };
};

const payments = (person: TestPerson) =>
  app.database.owner<
    { order_id: string; amount: number; user_id: string; status: string }[]
  >`select order_id, amount, user_id, status from public.payments where user_id = ${person.id} order by created_at`;

describe('create-midtrans-token', () => {
  test('401 without a session', async () => {
    const { data, error } = await app.client().functions.invoke('create-midtrans-token');
    expect(data).toBeNull();
    expect(error?.context.status).toBe(401);
  });

  test('200: price and buyer come from the server, whatever the body says', async () => {
    const [buyer, other] = [await createTestPerson(app), await createTestPerson(app)];
    const answer = await invoke(buyer, { plan_type: 'pro', amount: 1, item_name: 'x', user_id: other.id });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ environment: 'sandbox', client_key: 'SB-Mid-client-test' });
    expect(answer.body.script_url).toMatch(/\/snap\/snap\.js$/);
    expect(await payments(buyer)).toMatchObject([{ amount: 80_000, user_id: buyer.id, status: 'pending' }]);
    expect(await payments(other)).toEqual([]);
    expect(app.simulator.session(answer.body.order_id)?.grossAmount).toBe(80_000);
  });

  test('200: five clicks at once open one order', async () => {
    const buyer = await createTestPerson(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => invoke(buyer)));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(await payments(buyer)).toHaveLength(1);
    const again = await invoke(buyer);
    expect(again.body.order_id).toBe(answers[0]?.body.order_id);
  });

  test('429 with Retry-After after five new pages in a minute; an open page still opens', async () => {
    const buyer = await createTestPerson(app);
    app.simulator.setFaults({ apiStatus: 400 });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await invoke(buyer)).status).toBe(502);
    app.simulator.setFaults({ apiStatus: null });
    const client = app.client({ token: buyer.token });
    const { error } = await client.functions.invoke('create-midtrans-token');
    expect(error?.context.status).toBe(429);
    expect(Number(error?.context.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await error?.context.json()).toMatchObject({ error: 'too_many_requests' });
    await app.database.owner`
      update private.payment_attempts set minute_began_at = now() - interval '61 seconds' where user_id = ${buyer.id}`;
    const opened = await invoke(buyer);
    expect(opened.status).toBe(200);
    await app.database.owner`
      update private.payment_attempts set attempts = 5, minute_began_at = now() where user_id = ${buyer.id}`;
    expect(await invoke(buyer)).toMatchObject({ status: 200, body: { order_id: opened.body.order_id } });
  });

  test('200 without a token for the free plan', async () => {
    const buyer = await createTestPerson(app);
    const answer = await invoke(buyer, { plan_type: 'free' });
    expect(answer).toMatchObject({ status: 200, body: { token: null, order_id: null } });
    expect(await payments(buyer)).toEqual([]);
  });

  test('409 for a person who is Premium', async () => {
    const buyer = await createTestPerson(app);
    await app.database.owner`
      insert into public.entitlements (user_id, source, reason) values (${buyer.id}, 'admin', 'for a test')`;
    expect(await invoke(buyer)).toMatchObject({
      status: 409,
      body: { error: 'already_premium', message: 'Anda sudah Premium' },
    });
  });

  test('503 while the provider is down; the same order opens afterwards', async () => {
    const buyer = await createTestPerson(app);
    app.simulator.setFaults({ apiStatus: 500 });
    expect(await invoke(buyer)).toMatchObject({ status: 503, body: { error: 'provider_unavailable' } });
    app.simulator.setFaults({ apiStatus: null });
    const [order] = await payments(buyer);
    const answer = await invoke(buyer);
    expect(answer).toMatchObject({ status: 200, body: { order_id: order?.order_id } });
  });

  test('200 with a new order when the provider has the id in use although we have no page for it', async () => {
    const buyer = await createTestPerson(app);
    const [lost] = await app.database.owner<{ order_id: string }[]>`
      select order_id from private.open_payment_order(${buyer.id}, 'sandbox')`;
    const orderId = lost?.order_id ?? '';
    const { serverKey, snapBaseUrl } = app.deps.settings.midtrans;
    await fetch(`${snapBaseUrl}/snap/v1/transactions`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
      body: JSON.stringify({ transaction_details: { order_id: orderId, gross_amount: 80_000 } }),
    });
    app.simulator.setFaults({ drop: true });
    app.simulator.choose(orderId, 'gopay');
    app.simulator.setFaults({ drop: false });
    const answer = await invoke(buyer);
    expect(answer.status).toBe(200);
    expect(answer.body.order_id).not.toBe(orderId);
    expect(await payments(buyer)).toMatchObject([
      { order_id: orderId, status: 'failed' },
      { order_id: answer.body.order_id, status: 'pending' },
    ]);
  });

  test('an overdue order that was paid after all makes the buyer Premium instead of a second order', async () => {
    const buyer = await createTestPerson(app);
    const orderId = await app.openOrder(buyer);
    app.simulator.setFaults({ drop: true });
    app.simulator.choose(orderId);
    app.simulator.change(orderId, 'settle');
    app.simulator.setFaults({ drop: false });
    await app.database.owner`
      update public.payments set expires_at = now() - interval '1 minute' where order_id = ${orderId}`;
    expect(await invoke(buyer)).toMatchObject({ status: 409, body: { error: 'already_premium' } });
    expect(await app.isPremium(buyer)).toBe(true);
  });
});
