import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { createEngine } from './engine.ts';
import type { Faults } from './faults.ts';
import { noFaults } from './faults.ts';
import type { Charge, MethodKey, Session } from './model.ts';
import type { SimulatorOptions } from './options.ts';
import { parseOptions } from './options.ts';
import { payWithCard } from './pay-with-card.ts';
import { createBankPage } from './routes/bank-page.ts';
import { createConsole } from './routes/console.ts';
import type { RouteContext } from './routes/context.ts';
import { createCoreApi } from './routes/core-api.ts';
import { createPages } from './routes/pages.ts';
import { createPayApi } from './routes/pay-api.ts';
import { createSnapApi } from './routes/snap-api.ts';
import { sendTestNotification } from './send-test-notification.ts';
import { createStore } from './store.ts';
import type { Delivery } from './webhook-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type { MethodKey } from './model.ts';

type Change = 'settle' | 'expire' | 'cancel' | 'denyByBank' | 'reverse' | 'chargeback' | 'approve' | 'deny';

/** Steers the simulator from a test or a demo, without its pages. */
export type SimulatorControl = {
  faults: Faults;
  setFaults: (faults: Partial<Faults>) => void;
  session: (orderId: string) => Session | undefined;
  /** Picks a method for an order; a virtual account by default. */
  choose: (orderId: string, method?: MethodKey) => Charge;
  payWithCard: (orderId: string, number: string) => Charge;
  /** Changes the newest charge of an order, or the one with this transaction id. */
  change: (id: string, change: Change) => void;
  /** Gives part of the money of an order back, as an operator does on the provider's dashboard. */
  refund: (id: string, amount: number) => void;
  /** The dashboard's test of the notification address; gives the order id that it speaks of. */
  sendTestNotification: () => string;
  /** Expires what has outlived its time. */
  sweep: () => void;
  deliveries: () => Delivery[];
  replay: (deliveryId: string) => void;
  /** Resolves when all notifications have been answered or given up. */
  idle: () => Promise<void>;
  close: () => void;
};

export type Simulator = { app: Hono; control: SimulatorControl };

/**
 * The payment provider's sandbox, offline: Snap API, Core API, snap.js, payment page and notifications.
 * Throws for a key without the sandbox prefix and under `NODE_ENV=production`.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const config = parseOptions(options);
  const faults = { current: noFaults() };
  const store = createStore(config.journalFile);
  const sender = createWebhookSender(config.minuteMs, () => faults.current);
  const engine = createEngine({ config, store, sender, faults: () => faults.current });
  const context: RouteContext = { config, store, engine, sender, faults, cardsAtBank: new Map() };

  const app = new Hono();
  app.route('/snap/v1', createSnapApi(context));
  app.route('/snap/v1/pay', createPayApi(context));
  app.route('/snap/3ds', createBankPage(context));
  app.route('/snap', createPages(context));
  app.route('/v2', createCoreApi(context));
  app.route('/simulator', createConsole(context));
  app.get('/', (c) => c.redirect('/simulator'));

  const need = (orderId: string): Session => {
    const session = store.byOrder(orderId);
    if (!session) throw new Error(`no session for order ${orderId}`);
    return session;
  };
  const control: SimulatorControl = {
    get faults() {
      return faults.current;
    },
    setFaults: (changed) => {
      faults.current = { ...faults.current, ...changed };
    },
    session: store.byOrder,
    choose: (orderId, method = 'bca_va') => engine.charge(need(orderId), method),
    payWithCard: (orderId, number) => payWithCard(engine, need(orderId), number, config.minuteMs),
    change: (id, change) => {
      const found = store.findCharge(id);
      if (!found) throw new Error(`no charge for ${id}`);
      engine[change](found.session, found.charge);
    },
    refund: (id, amount) => {
      const found = store.findCharge(id);
      if (!found) throw new Error(`no charge for ${id}`);
      engine.refund(found.session, found.charge, { key: randomUUID(), amount, reason: 'dashboard' });
    },
    sendTestNotification: () => sendTestNotification(config, sender),
    sweep: () => engine.sweep(),
    deliveries: sender.history,
    replay: (deliveryId) => void sender.replay(deliveryId),
    idle: sender.idle,
    close: () => {
      engine.close();
      sender.close();
    },
  };
  return { app, control };
}

const sweepEveryMs = 5_000;

/**
 * Runs the simulator on a loopback port (0 picks a free one).
 * Resolves with its origin, the control object and a way to stop it.
 */
export function startSimulator(
  options: SimulatorOptions & { port: number; hostname?: string },
): Promise<{ url: string; control: SimulatorControl; close: () => Promise<void> }> {
  const { port, hostname = '127.0.0.1', ...rest } = options;
  const simulator = createSimulator(rest);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: simulator.app.fetch, port, hostname }, (info) => {
      const timer = setInterval(simulator.control.sweep, sweepEveryMs);
      timer.unref();
      resolve({
        url: `http://${hostname}:${info.port}`,
        control: simulator.control,
        close: () =>
          new Promise((done) => {
            clearInterval(timer);
            simulator.control.close();
            server.close(() => done());
          }),
      });
    });
    server.on('error', reject);
  });
}
