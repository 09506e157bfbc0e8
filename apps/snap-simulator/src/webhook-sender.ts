import { randomUUID } from 'node:crypto';

import type { Faults } from './faults.ts';

export type Attempt = { at: number; status: number | null; error?: string };
export type Delivery = {
  id: string;
  url: string;
  orderId: string;
  body: Record<string, unknown>;
  attempts: Attempt[];
  state: 'waiting' | 'delivered' | 'failed';
};

export type WebhookSender = {
  send: (urls: string[], orderId: string, body: Record<string, unknown>) => void;
  /** Sends one stored notification again, at once; gives the new delivery. */
  replay: (deliveryId: string) => Delivery | undefined;
  history: () => Delivery[];
  /** Resolves when nothing is waiting any more. */
  idle: () => Promise<void>;
  close: () => void;
};

const intervalsMinutes = [2, 10, 30, 90, 210];
const timeoutMs = 15_000;
const maxRedirects = 5;
const keepDeliveries = 5_000;

/** How often the provider tries again after an answer; null stands for no answer at all. */
export function retriesAfter(status: number | null): number {
  if (status === null) return 5;
  if (status >= 200 && status < 300) return 0;
  if (status === 500) return 1;
  if (status === 503) return 4;
  if (status === 400 || status === 404) return 2;
  if (status >= 301 && status <= 303) return 0;
  return 5;
}

async function post(url: string, body: string, redirects = 0): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Veritrans' },
  });
  await response.arrayBuffer();
  const location = response.headers.get('location');
  if ((response.status === 307 || response.status === 308) && location && redirects < maxRedirects) {
    return post(new URL(location, url).href, body, redirects + 1);
  }
  return response.status;
}

/** Sends notifications with the documented retry table, on the simulator's own time scale. */
export function createWebhookSender(minuteMs: number, faults: () => Faults): WebhookSender {
  const deliveries: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const waiters: (() => void)[] = [];
  const heldBack = new Map<string, Delivery>();
  let running = 0;
  let closed = false;

  const finish = (): void => {
    running -= 1;
    if (running === 0) for (const waiter of waiters.splice(0)) waiter();
  };

  const later = (delivery: Delivery, delayMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(delivery);
    }, delayMs);
    timer.unref();
    timers.add(timer);
  };

  const attempt = async (delivery: Delivery): Promise<void> => {
    if (closed) return finish();
    const entry: Attempt = { at: Date.now(), status: null };
    try {
      entry.status = await post(delivery.url, JSON.stringify(delivery.body));
    } catch (cause) {
      entry.error = cause instanceof Error ? cause.message : String(cause);
    }
    delivery.attempts.push(entry);
    const used = delivery.attempts.length - 1;
    if (entry.status !== null && entry.status >= 200 && entry.status < 300) delivery.state = 'delivered';
    else if (used >= retriesAfter(entry.status)) delivery.state = 'failed';
    else return later(delivery, (intervalsMinutes[used] ?? 210) * minuteMs);
    finish();
  };

  const start = (delivery: Delivery, delayMinutes: number): void => {
    running += 1;
    later(delivery, delayMinutes * minuteMs);
  };

  const record = (url: string, orderId: string, body: Record<string, unknown>): Delivery => {
    const delivery: Delivery = { id: randomUUID(), url, orderId, body, attempts: [], state: 'waiting' };
    deliveries.push(delivery);
    if (deliveries.length > keepDeliveries) deliveries.splice(0, deliveries.length - keepDeliveries);
    return delivery;
  };

  return {
    send: (urls, orderId, original) => {
      const active = faults();
      if (active.drop || closed) return;
      const body: Record<string, unknown> = {
        ...original,
        ...(active.wrongSignature && { signature_key: '0'.repeat(128) }),
        ...(active.extraField && { simulator_note: { unknown: true } }),
      };
      for (const url of urls) {
        for (let copy = 0; copy < active.duplicate; copy += 1) {
          const delivery = record(url, orderId, body);
          const held = heldBack.get(url + orderId);
          if (active.reorder && body['transaction_status'] === 'pending' && !held) {
            heldBack.set(url + orderId, delivery);
            continue;
          }
          start(delivery, active.delayMinutes);
          if (held) {
            heldBack.delete(url + orderId);
            start(held, active.delayMinutes + 1);
          }
        }
      }
    },
    replay: (deliveryId) => {
      const found = deliveries.find((delivery) => delivery.id === deliveryId);
      if (!found) return undefined;
      const again = record(found.url, found.orderId, found.body);
      start(again, 0);
      return again;
    },
    history: () => deliveries,
    idle: () =>
      running === 0 ? Promise.resolve() : new Promise((resolve) => void waiters.push(() => resolve())),
    close: () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      running = 0;
      for (const waiter of waiters.splice(0)) waiter();
    },
  };
}
