import { startSimulator } from '@kawanusaha/snap-simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMidtransClient, type NewTransaction } from './midtrans-client.ts';
import { MidtransError } from './midtrans-error.ts';

const serverKey = 'SB-Mid-server-CONTOH';
let simulator: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  simulator = await startSimulator({ port: 0, serverKey, clientKey: 'SB-Mid-client-CONTOH', minuteMs: 1 });
});
afterAll(() => simulator.close());

const client = (overrides: Partial<Parameters<typeof createMidtransClient>[0]> = {}) =>
  createMidtransClient({
    serverKey,
    snapBaseUrl: simulator.url,
    apiBaseUrl: simulator.url,
    retryDelaysMs: [1, 1],
    ...overrides,
  });

const order = (orderId: string): NewTransaction => ({
  orderId,
  amount: 80_000,
  item: { id: 'PREMIUM', name: 'Premium Package' },
  customer: { name: 'Siti', email: 'siti@kampus.ac.id', phone: '6281234567890' },
  expiry: { start: new Date('2026-11-25T03:04:05Z'), unit: 'hours', duration: 24 },
  finishUrl: 'https://kawanusaha.test/payment-success',
});

const failure = async (call: Promise<unknown>): Promise<MidtransError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof MidtransError) return error;
  }
  throw new Error('expected a MidtransError');
};

describe('createMidtransClient', () => {
  test('creates once for the same order and gives the page', async () => {
    const first = await client().createTransaction(order('CP-A'));
    expect(first.redirectUrl).toContain(first.token);
    expect(await client().createTransaction(order('CP-A'))).toEqual(first);
    expect(simulator.control.session('CP-A')?.request.customer_details?.phone).toBe('+6281234567890');
    expect(simulator.control.session('CP-A')?.request.expiry).toEqual({
      start_time: '2026-11-25 10:04:05 +0700',
      unit: 'hours',
      duration: 24,
    });
  });

  test("not_found until a method is chosen, then the provider's word", async () => {
    await client().createTransaction(order('CP-B'));
    expect((await failure(client().getStatus('CP-B'))).kind).toBe('not_found');
    simulator.control.choose('CP-B', 'qris');
    simulator.control.change('CP-B', 'settle');
    expect(await client().getStatus('CP-B')).toMatchObject({
      order_id: 'CP-B',
      transaction_status: 'settlement',
      gross_amount: '80000.00',
    });
    expect(await client().refund('CP-B', { key: 'r1', amount: 80_000, reason: 'uji' })).toMatchObject({
      transaction_status: 'refund',
    });
    expect(await failure(client().refund('CP-B', { key: 'r1', amount: 1, reason: 'uji' }))).toMatchObject({
      kind: 'refused',
      code: '406',
    });
  });

  test('an expired order is an answer, not a failure', async () => {
    await client().createTransaction(order('CP-C'));
    simulator.control.choose('CP-C');
    simulator.control.change('CP-C', 'expire');
    expect(await client().getStatus('CP-C')).toMatchObject({
      transaction_status: 'expire',
      status_code: '407',
    });
    expect(await failure(client().cancel('CP-C'))).toMatchObject({ kind: 'refused', code: '412' });
  });

  test('answers a challenge once, in either way', async () => {
    for (const answer of ['approve', 'deny'] as const) {
      await client().createTransaction(order(`CP-${answer}`));
      const { transactionId } = simulator.control.payWithCard(`CP-${answer}`, '4511111111111117');
      expect(await client().getStatus(transactionId)).toMatchObject({ fraud_status: 'challenge' });
      expect(await client()[answer](transactionId)).toMatchObject({
        transaction_status: answer === 'approve' ? 'capture' : 'deny',
      });
      expect(await failure(client()[answer](transactionId))).toMatchObject({ kind: 'refused', code: '412' });
    }
  });

  test('gives the picture of a wallet payment; not_found for another method, unavailable without an answer', async () => {
    for (const method of ['qris', 'gopay'] as const) {
      await client().createTransaction(order(`CP-${method}`));
      const { transactionId } = simulator.control.choose(`CP-${method}`, method);
      const { type, bytes } = await client().getPicture(method, transactionId);
      expect(type).toBe('image/png');
      expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    }
    await client().createTransaction(order('CP-VA'));
    const { transactionId } = simulator.control.choose('CP-VA');
    expect((await failure(client().getPicture('qris', transactionId))).kind).toBe('not_found');
    const away = client({ apiBaseUrl: 'http://127.0.0.1:9' });
    expect((await failure(away.getPicture('qris', transactionId))).kind).toBe('unavailable');
  });

  test('refused with the wrong key, without the key in the message', async () => {
    const error = await failure(client({ serverKey: 'SB-salah' }).createTransaction(order('CP-D')));
    expect(error).toMatchObject({ kind: 'refused', code: '401' });
    expect(JSON.stringify(error) + error.message).not.toContain('SB-salah');
  });

  test('an id cannot leave its place in the path', async () => {
    expect((await failure(client().getStatus('../v2/CP-B'))).kind).toBe('not_found');
  });

  test('unavailable after a time-out and after 5xx, within the time given', async () => {
    simulator.control.setFaults({ apiTimeout: true });
    expect((await failure(client({ timeoutMs: 60 }).getStatus('CP-B'))).kind).toBe('unavailable');
    simulator.control.setFaults({ apiTimeout: false, apiStatus: 502 });
    expect(await failure(client().getStatus('CP-B'))).toMatchObject({ kind: 'unavailable', code: '502' });
    simulator.control.setFaults({ apiStatus: null });
    expect((await failure(client({ apiBaseUrl: 'http://127.0.0.1:9' }).getStatus('CP-B'))).kind).toBe(
      'unavailable',
    );
  });
});
