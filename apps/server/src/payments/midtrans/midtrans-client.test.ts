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
  expiry: { unit: 'hours', duration: 24 },
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
