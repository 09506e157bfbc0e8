import { serve } from '@hono/node-server';
import { startSimulator, type SimulatorControl } from '@kawanusaha/snap-simulator';
import { functionDefinitions } from '#functions.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { testSettings } from '#testing/settings.ts';
import type { TestPerson } from '#testing/person.ts';

export type PaymentApp = TestApp & {
  readonly simulator: SimulatorControl;
  /** Opens an order through the function; gives its id. */
  readonly openOrder: (person: TestPerson) => Promise<string>;
  /** Posts a notification as it is. */
  readonly notify: (body: unknown) => Promise<Response>;
  readonly isPremium: (person: { id: string }) => Promise<boolean>;
  readonly brokenInvariants: () => Promise<string[]>;
};

/** The product's functions over a fresh database, with the payment simulator beside it, both on loopback. */
export async function createPaymentApp(options: { minuteMs?: number } = {}): Promise<PaymentApp> {
  let handle = async (_request: Request): Promise<Response> => new Response(null, { status: 503 });
  const receiver = serve({ fetch: (request) => handle(request), port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => receiver.once('listening', resolve));
  const address = receiver.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  const { midtrans } = testSettings;
  const simulator = await startSimulator({
    port: 0,
    serverKey: midtrans.serverKey,
    clientKey: midtrans.clientKey,
    minuteMs: options.minuteMs ?? 1_000,
    notificationUrl: `http://127.0.0.1:${address.port}/functions/v1/midtrans-webhook`,
  });
  const app = await createTestApp({
    parts: { functions: functionDefinitions },
    settings: { midtrans: { ...midtrans, snapBaseUrl: simulator.url, apiBaseUrl: simulator.url } },
  });
  handle = (request) => app.fetch(request);
  return {
    ...app,
    simulator: simulator.control,
    openOrder: async (person) => {
      const { data, error } = await app
        .client({ token: person.token })
        .functions.invoke('create-midtrans-token');
      if (error) throw error;
      return String(data.order_id);
    },
    notify: (body) =>
      app.fetch('/functions/v1/midtrans-webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    isPremium: async ({ id }) => {
      const [row] = await app.database.owner<
        { premium: boolean }[]
      >`select private.has_premium(${id}) as premium`;
      return row?.premium ?? false;
    },
    brokenInvariants: async () => {
      const rows = await app.database.owner<{ invariant: string; detail: string }[]>`
        select invariant, detail from private.audit_invariants()`;
      return rows.map(({ invariant, detail }) => `${invariant} ${detail}`);
    },
    close: async () => {
      await simulator.close();
      await new Promise((resolve) => receiver.close(resolve));
      await app.close();
    },
  };
}
