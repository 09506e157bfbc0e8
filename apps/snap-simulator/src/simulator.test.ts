import { afterEach, describe, expect, test } from 'vitest';

import { signNotification } from './sign-notification.ts';
import type { Simulator } from './simulator.ts';
import { createSimulator, startSimulator } from './simulator.ts';
import { retriesAfter } from './webhook-sender.ts';

const serverKey = 'SB-Mid-server-CONTOH';
const clientKey = 'SB-Mid-client-CONTOH';
const basic = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
const hook = 'http://127.0.0.1:9/webhook';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const simulator = (options: Partial<Parameters<typeof createSimulator>[0]> = {}): Simulator => {
  const made = createSimulator({ serverKey, clientKey, minuteMs: 1, origin: 'http://snap.test', ...options });
  closers.push(made.control.close);
  return made;
};

const order = (orderId: string, extra: Record<string, unknown> = {}): Record<string, unknown> => ({
  transaction_details: { order_id: orderId, gross_amount: 80_000 },
  item_details: [{ id: 'PREMIUM', name: 'Premium Package', price: 80_000, quantity: 1 }],
  ...extra,
});

const create = (
  { app }: Simulator,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> | Response =>
  app.request('/snap/v1/transactions', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: basic, 'content-type': 'application/json', ...headers },
  });

const core = ({ app }: Simulator, path: string, body?: unknown): Promise<Response> | Response =>
  app.request(`/v2/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: basic },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('guards', () => {
  test('refuses production and keys that are not sandbox keys', () => {
    expect(() => createSimulator({ serverKey, clientKey, nodeEnv: 'production' })).toThrow(/production/);
    expect(() => createSimulator({ serverKey: 'Mid-server-x', clientKey })).toThrow();
    expect(() => createSimulator({ serverKey, clientKey: 'Mid-client-x' })).toThrow();
  });

  test('signs the documented vector', () => {
    expect(signNotification('CP-20261120-0001', '200', '80000.00', 'SB-Mid-server-CONTOH')).toMatch(
      /^[0-9a-f]{128}$/,
    );
    expect(signNotification('CP-20261120-0001', '200', '80000.00', 'Mid-server-CONTOH')).not.toBe(
      signNotification('CP-20261120-0001', '200', '80000.00', 'SB-Mid-server-CONTOH'),
    );
    expect(signNotification('CP-20261120-0001', '200', '80000.00', 'SB-Mid-server-CONTOH')).toBe(
      'e55ab1309ade98ad8f9238f529214d8b2bdea74bb79894b311e38e50e002081a7e1a9d5e386632b9422089761a63191e30d8cf34c9a1ede042a14ec76d873da5',
    );
  });
});

describe('POST /snap/v1/transactions', () => {
  test('201 with a token and a page', async () => {
    const made = simulator();
    const response = await create(made, order('CP-1'));
    expect(response.status).toBe(201);
    const { token, redirect_url } = (await response.json()) as { token: string; redirect_url: string };
    expect(redirect_url).toBe(`http://snap.test/snap/v2/vtweb/${token}`);
    const page = await made.app.request(`/snap/v2/vtweb/${token}`);
    expect(await page.text()).toContain('Simulator, bukan uang sungguhan');
  });

  test('401 without the server key, and with the client key', async () => {
    for (const key of ['', clientKey]) {
      const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      const response = await create(simulator(), order('CP-1'), { authorization });
      expect(response.status).toBe(401);
      expect(((await response.json()) as { error_messages: string[] }).error_messages[0]).toContain(
        'unauthorized transaction',
      );
    }
  });

  test.each([
    [{ transaction_details: { order_id: 'a' } }, 'transaction_details.gross_amount is required'],
    [
      { ...order('a'), item_details: [{ name: 'x', price: 1, quantity: 1 }] },
      'transaction_details.gross_amount is not equal to the sum of item_details',
    ],
    [order('spasi tidak boleh'), 'transaction_details.order_id contains invalid characters'],
  ])('400 %#', async (body, message) => {
    const response = await create(simulator(), body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error_messages: string[] }).error_messages).toContain(message);
  });

  test('400 for an order that was used; a new token for one that was not', async () => {
    const made = simulator();
    const first = (await (await create(made, order('CP-1'))).json()) as { token: string };
    const second = (await (await create(made, order('CP-1'))).json()) as { token: string };
    expect(second.token).not.toBe(first.token);
    made.control.choose('CP-1');
    const third = await create(made, order('CP-1'));
    expect(third.status).toBe(400);
    expect(((await third.json()) as { error_messages: string[] }).error_messages).toEqual([
      'transaction_details.order_id has already been taken',
    ]);
  });

  test('the same idempotency key gives the same answer', async () => {
    const made = simulator();
    const headers = { 'idempotency-key': 'k1' };
    const first = await (await create(made, order('CP-1'), headers)).json();
    expect(await (await create(made, order('CP-1'), headers)).json()).toEqual(first);
  });
});

describe('Core API', () => {
  test('404 until a method is chosen, then pending, then settlement with its time', async () => {
    const made = simulator();
    await create(made, order('CP-1'));
    expect((await core(made, 'CP-1/status')).status).toBe(404);
    const charge = made.control.choose('CP-1', 'bni_va');
    const pending = (await (await core(made, 'CP-1/status')).json()) as Record<string, unknown>;
    expect(pending).toMatchObject({
      transaction_status: 'pending',
      status_code: '201',
      gross_amount: '80000.00',
    });
    expect(pending['va_numbers']).toEqual([{ bank: 'bni', va_number: expect.stringMatching(/^\d{16}$/) }]);
    made.control.change('CP-1', 'settle');
    const settled = (await (await core(made, `${charge.transactionId}/status`)).json()) as Record<
      string,
      unknown
    >;
    expect(settled).toMatchObject({ transaction_status: 'settlement', status_code: '200', order_id: 'CP-1' });
    expect(settled['settlement_time']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('refunds a QRIS payment once per key and refuses a virtual account', async () => {
    const made = simulator();
    await create(made, order('CP-1'));
    made.control.choose('CP-1', 'qris');
    expect((await core(made, 'CP-1/refund', {})).status).toBe(412);
    made.control.change('CP-1', 'settle');
    expect((await core(made, 'CP-1/refund', { refund_key: 'r1', amount: 1_000 })).status).toBe(200);
    expect((await core(made, 'CP-1/refund', { refund_key: 'r1', amount: 1_000 })).status).toBe(406);
    expect((await core(made, 'CP-1/refund', { refund_key: 'r2' })).status).toBe(200);
    expect(
      ((await (await core(made, 'CP-1/status')).json()) as Record<string, unknown>)['transaction_status'],
    ).toBe('refund');
    await create(made, order('CP-2'));
    made.control.choose('CP-2', 'bca_va');
    made.control.change('CP-2', 'settle');
    expect((await core(made, 'CP-2/refund', {})).status).toBe(414);
  });

  test('a challenged card is approved or denied by the merchant', async () => {
    const made = simulator();
    await create(made, order('CP-1'));
    made.control.payWithCard('CP-1', '4511111111111117');
    const status = (): Promise<Record<string, unknown>> =>
      Promise.resolve(core(made, 'CP-1/status')).then((answer) => answer.json()) as Promise<
        Record<string, unknown>
      >;
    expect(await status()).toMatchObject({
      transaction_status: 'capture',
      fraud_status: 'challenge',
      status_code: '201',
    });
    expect((await core(made, 'CP-1/approve', {})).status).toBe(200);
    expect(await status()).toMatchObject({ fraud_status: 'accept', status_code: '200' });
  });
});

describe('sessions', () => {
  test('the journal brings sessions back after a restart', async () => {
    const { mkdtempSync, rmSync } = await import('node:fs');
    const folder = mkdtempSync('/tmp/snap-');
    const journalFile = `${folder}/journal.ndjson`;
    const before = simulator({ journalFile });
    await create(before, order('CP-1'));
    before.control.choose('CP-1');
    before.control.change('CP-1', 'settle');
    const after = simulator({ journalFile });
    expect(after.control.session('CP-1')?.charges[0]?.status).toBe('settlement');
    rmSync(folder, { recursive: true });
  });

  test('expires by time, and a number in hand can still be paid afterwards', async () => {
    const made = simulator();
    await create(made, order('CP-1', { expiry: { unit: 'minute', duration: 5 } }));
    const charge = made.control.choose('CP-1');
    charge.expiresAt = 1;
    made.control.sweep();
    expect(charge).toMatchObject({ status: 'expire', statusCode: '407' });
    made.control.change('CP-1', 'settle');
    expect(charge.status).toBe('settlement');
  });
});

describe('notifications', () => {
  test('the documented number of retries', () => {
    expect([200, 500, 503, 400, 404, 302, 418, null].map((status) => retriesAfter(status))).toEqual([
      0, 1, 4, 2, 2, 0, 5, 5,
    ]);
  });

  test('are signed, retried after 503, repeated by a fault switch, and replayed', async () => {
    const { serve } = await import('@hono/node-server');
    const seen: Record<string, unknown>[] = [];
    let failures = 2;
    const receiver = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request: Request) => {
        if (failures-- > 0) return new Response('', { status: 503 });
        expect(request.headers.get('user-agent')).toBe('Veritrans');
        seen.push((await request.json()) as Record<string, unknown>);
        return new Response('ok');
      },
    });
    await new Promise((resolve) => receiver.once('listening', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const running = await startSimulator({
      port: 0,
      serverKey,
      clientKey,
      minuteMs: 1,
      notificationUrl: `http://127.0.0.1:${port}/hook`,
    });
    await fetch(`${running.url}/snap/v1/transactions`, {
      method: 'POST',
      headers: { authorization: basic },
      body: JSON.stringify(order('CP-9')),
    });
    running.control.choose('CP-9', 'qris');
    await running.control.idle();
    expect(seen).toHaveLength(1);
    expect(running.control.deliveries()[0]?.attempts.map((attempt) => attempt.status)).toEqual([
      503, 503, 200,
    ]);
    const first = seen[0] ?? {};
    expect(first['signature_key']).toBe(signNotification('CP-9', '201', '80000.00', serverKey));
    expect(first['qr_string']).toBeUndefined();

    running.control.setFaults({ duplicate: 3, extraField: true });
    running.control.change('CP-9', 'settle');
    await running.control.idle();
    expect(seen.filter((body) => body['transaction_status'] === 'settlement')).toHaveLength(3);
    running.control.replay(running.control.deliveries()[0]?.id ?? '');
    await running.control.idle();
    expect(seen).toHaveLength(5);
    await running.close();
    await new Promise((resolve) => receiver.close(resolve));
  });

  test('a dropped notification is never sent, and override headers win', async () => {
    const made = simulator({ notificationUrl: hook });
    await create(made, order('CP-1'), {
      'x-override-notification': 'http://127.0.0.1:9/a, http://127.0.0.1:9/b',
    });
    expect(made.control.session('CP-1')?.notificationUrls).toEqual([
      'http://127.0.0.1:9/a',
      'http://127.0.0.1:9/b',
    ]);
    made.control.setFaults({ drop: true });
    made.control.choose('CP-1');
    expect(made.control.deliveries()).toEqual([]);
  });
});

describe('payment page', () => {
  const pay = (
    { app }: Simulator,
    token: string,
    path: string,
    body: unknown,
  ): Promise<Response> | Response =>
    app.request(`/snap/v1/pay/${token}/${path}`, { method: 'POST', body: JSON.stringify(body) });

  test('a card with the right code is captured, a wrong code is refused, a paid session is closed', async () => {
    const made = simulator();
    const { token } = (await (await create(made, order('CP-1'))).json()) as { token: string };
    const card = { number: '4811111111111114', expiry: '12/30', cvv: '123', otp: '000000' };
    expect((await pay(made, token, 'pay', { method: 'credit_card', card })).status).toBe(400);
    const paid = await pay(made, token, 'pay', { method: 'credit_card', card: { ...card, otp: '112233' } });
    expect(await paid.json()).toMatchObject({
      result: {
        transaction_status: 'capture',
        status_code: '200',
        order_id: 'CP-1',
        gross_amount: '80000.00',
      },
    });
    expect((await pay(made, token, 'pay', { method: 'qris' })).status).toBe(406);
  });

  test('a card without its code is led to the page of its bank, which leads back with the outcome', async () => {
    const made = simulator();
    const { token } = (await (await create(made, order('CP-1'))).json()) as { token: string };
    const card = { number: '4811111111111114', expiry: '12/30', cvv: '123' };
    const answer = (body: Record<string, string>, page: string) =>
      made.app.request(page, { method: 'POST', body: new URLSearchParams(body) });
    const begin = async (): Promise<string> => {
      const begun = (await (await pay(made, token, 'pay', { method: 'credit_card', card })).json()) as {
        bankPage: string;
        result: unknown;
      };
      expect(begun.result).toMatchObject({ transaction_status: 'pending', status_code: '201' });
      expect(await (await made.app.request(begun.bankPage)).text()).toContain('Kode OTP');
      return begun.bankPage;
    };
    const first = await begin();
    const wrong = await answer({ otp: '000000', answer: 'code' }, first);
    expect(wrong.headers.get('location')).toBe(`/snap/v2/vtweb/${token}`);
    expect(made.control.session('CP-1')?.charges[0]).toMatchObject({
      status: 'deny',
      statusMessage: 'Card is not authenticated.',
    });
    await answer({ otp: '112233', answer: 'code' }, first);
    expect(made.control.session('CP-1')?.charges[0]?.status).toBe('deny');
    expect((await answer({ answer: 'cancel' }, await begin())).status).toBe(303);
    await answer({ otp: '112233', answer: 'code' }, await begin());
    expect(made.control.session('CP-1')?.charges.map(({ status }) => status)).toEqual([
      'deny',
      'deny',
      'capture',
    ]);
    expect(JSON.stringify(made.control.session('CP-1'))).not.toContain(card.number);
  });

  test('serves plain scripts and the QR code, and no other file', async () => {
    const made = simulator();
    const { token } = (await (await create(made, order('CP-1'))).json()) as { token: string };
    const script = await (await made.app.request('/snap/snap.js')).text();
    expect(() => new Function(script)).not.toThrow();
    expect((await made.app.request('/snap/assets/simulator.ts')).status).toBe(404);
    await pay(made, token, 'pay', { method: 'qris' });
    const qr = await made.app.request(`/snap/v2/qris/${token}`);
    expect(qr.headers.get('content-type')).toBe('image/svg+xml');
    made.control.setFaults({ scriptUnavailable: true });
    expect((await made.app.request('/snap/snap.js')).status).toBe(503);
  });
});
