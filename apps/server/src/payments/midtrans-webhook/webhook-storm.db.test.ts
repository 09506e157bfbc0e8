import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeSignature } from '#payments/midtrans/signature.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { testSettings } from '#testing/settings.ts';

const orders = 500;
const deliveriesPerEvent = 10;
const forgeries = 1_000;
const parallel = 40;

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

/** A small seeded generator: a failing run can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a !== undefined && b !== undefined) [items[last], items[other]] = [b, a];
  }
  return items;
}

async function openOrders(): Promise<{ orderId: string; userId: string }[]> {
  const sql = app.database.owner;
  const ids = Array.from({ length: orders }, () => randomUUID());
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select id, 'badai-' || id || '@kampus.test', now(), jsonb_build_object('username', 'badai-' || left(id::text, 13))
    from unnest(${ids}::uuid[]) as id`;
  return sql<{ orderId: string; userId: string }[]>`
    select o.order_id as "orderId", people.id as "userId"
    from unnest(${ids}::uuid[]) as people (id), lateral private.open_payment_order(people.id, 'sandbox') as o`;
}

/** One way to change a genuine message for each round: another state, amount, order, key, type, or a bit of the signature. */
function forge(body: Record<string, unknown>, round: number, otherOrder: string): Record<string, unknown> {
  const signature = String(body['signature_key']);
  const paid = { ...body, transaction_status: 'settlement', status_code: '200', nonce: round };
  const signedBy = (key: string, amount = '80000.00'): string =>
    computeSignature({ order_id: String(body['order_id']), status_code: '200', gross_amount: amount }, key);
  const variants: Record<string, unknown>[] = [
    { ...paid, signature_key: signature.toUpperCase() },
    { ...paid, signature_key: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
    { ...paid, order_id: otherOrder },
    { ...paid, gross_amount: '80000.0', signature_key: signedBy('SB-Mid-server-lain', '80000.0') },
    { ...paid, gross_amount: '1.00', signature_key: signedBy('Mid-server-produksi', '1.00') },
    { ...paid, gross_amount: 80_000 },
    { ...paid, status_code: 200 },
    { ...paid, signature_key: '' },
    { ...paid, signature_key: [signature] },
    { ...paid, order_id: `${String(body['order_id'])}X` },
  ];
  return variants[round % variants.length] ?? paid;
}

test(
  '500 orders, each message 10 times, out of order, with 1,000 forgeries among them',
  { timeout: 240_000 },
  async () => {
    const random = createRandom(20_261_120);
    const opened = await openOrders();
    const headers = {
      authorization: `Basic ${Buffer.from(`${testSettings.midtrans.serverKey}:`).toString('base64')}`,
    };
    // The simulator writes its messages for later: here the test delivers them.
    app.simulator.setFaults({ delayMinutes: 100_000 });
    const settled = new Set<string>();
    for (const [index, { orderId, userId }] of opened.entries()) {
      await fetch(`${app.deps.settings.midtrans.snapBaseUrl}/snap/v1/transactions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ transaction_details: { order_id: orderId, gross_amount: 80_000 } }),
      });
      app.simulator.choose(orderId, index % 2 === 0 ? 'bca_va' : 'qris');
      const fate = index % 5;
      if (fate === 4) app.simulator.change(orderId, 'expire');
      else if (fate !== 3) {
        if (fate === 2) app.simulator.change(orderId, 'expire');
        app.simulator.change(orderId, 'settle');
        settled.add(userId);
      }
    }
    const genuine = app.simulator.deliveries().map((delivery) => delivery.body);
    expect(genuine.length).toBeGreaterThan(orders);
    const unsettled = opened.filter(({ userId }) => !settled.has(userId));
    const storm: { body: unknown; forged: boolean }[] = shuffle(
      [
        ...genuine.flatMap((body) =>
          Array.from({ length: deliveriesPerEvent }, () => ({ body, forged: false })),
        ),
        ...Array.from({ length: forgeries }, (_, round) => ({
          body: forge(
            genuine[round % genuine.length] ?? {},
            round,
            unsettled[round % unsettled.length]?.orderId ?? '',
          ),
          forged: true,
        })),
      ],
      random,
    );

    let forgedAccepted = 0;
    const unexpected = new Set<number>();
    const deliver = async (): Promise<void> => {
      for (let next = storm.pop(); next !== undefined; next = storm.pop()) {
        const { status } = await app.notify(next.body);
        if (next.forged && status < 300) forgedAccepted += 1;
        if (!next.forged && status !== 200) unexpected.add(status);
      }
    };
    await Promise.all(Array.from({ length: parallel }, deliver));

    expect(forgedAccepted).toBe(0);
    expect([...unexpected]).toEqual([]);
    const premium = await app.database.owner<{ user_id: string; entitlements: number }[]>`
    select user_id, count(*)::int as entitlements from public.entitlements group by user_id`;
    expect(premium.every(({ entitlements }) => entitlements === 1)).toBe(true);
    expect(new Set(premium.map(({ user_id }) => user_id))).toEqual(settled);
    expect(await app.brokenInvariants()).toEqual([]);
  },
);
