import type { Access } from '#http/caller.ts';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { createSessionCheck } from '#auth/sessions/session-check.ts';
import { openDatabase, type Database } from '#db/pool.ts';
import type { AppDeps } from '#deps.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createRealtime, type Realtime } from '../create-realtime.ts';
import type { RealtimeLimits } from '../limits.ts';

type ConnectOptions = { key?: string; token?: string; vsn?: string; url?: string };

export type RealtimeApp = TestApp & {
  readonly realtime: Realtime;
  readonly url: string;
  /** A second process on the same database; limits of its own come before those of the first. */
  readonly startPeer: (
    own?: Partial<RealtimeLimits>,
  ) => Promise<{ url: string; realtime: Realtime; stop: () => Promise<void> }>;
  /** A client with a socket of its own; its sockets are closed with the app. */
  readonly connect: (options?: ConnectOptions) => Promise<SupabaseClient>;
};

/** The realtime service behind a real HTTP server on loopback, with the real session check. */
export async function createRealtimeApp(
  limits: Partial<RealtimeLimits> = {},
  access: Access = {},
): Promise<RealtimeApp> {
  let realtime: Realtime | null = null;
  const lateCheck: { isAlive: AppDeps['isSessionAlive'] } = {
    isAlive: async () => ({ aal: 'aal1', owesSecondStep: false }),
  };
  const app = await createTestApp({
    parts: {
      protocols: {
        '/realtime/v1': (deps) => {
          realtime = createRealtime(deps, limits, access);
          return realtime.routes;
        },
      },
    },
    deps: { isSessionAlive: (claims) => lateCheck.isAlive(claims) },
  });
  lateCheck.isAlive = createSessionCheck(app.database);
  if (realtime === null) throw new Error('the realtime service was not built');
  const service: Realtime = realtime;
  const { server, url } = await serveRealtime((request) => app.fetch(request), service);
  const clients: SupabaseClient[] = [];
  const { publishableKey } = app.deps.settings;
  return {
    ...app,
    realtime: service,
    url,
    async connect({ key = publishableKey, token, vsn, url: at = url } = {}) {
      const client = createClient(at, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        realtime: { ...(vsn === undefined ? {} : { vsn }), reconnectAfterMs: () => 100 },
        ...(token === undefined ? {} : { accessToken: async () => token }),
      });
      clients.push(client);
      // Without this the first join leaves before the client has asked for its token.
      await client.realtime.setAuth();
      return client;
    },
    async startPeer(own = {}) {
      // Pools of its own, as another process has them.
      const database: Database = openDatabase({
        owner: app.database.target,
        requests: app.database.target,
        listen: app.database.target,
      });
      const peer = createRealtime({ ...app.deps, database }, { ...limits, ...own });
      const served = await serveRealtime(async () => new Response(null, { status: 404 }), peer);
      return {
        url: served.url,
        realtime: peer,
        stop: async () => {
          await peer.close();
          await closeServer(served.server);
          await database.close();
        },
      };
    },
    async close() {
      await Promise.all(clients.map((client) => client.realtime.disconnect()));
      await service.close();
      await closeServer(server);
      await app.close();
    },
  };
}

async function serveRealtime(
  fetch: (request: Request) => Promise<Response>,
  realtime: Realtime,
): Promise<{ server: Server; url: string }> {
  const server = createAdaptorServer({ fetch }) as Server;
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/** Subscribes and waits for the first status that settles it. */
export function subscribed(channel: RealtimeChannel): Promise<{ status: string; error: Error | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, error }));
  });
}
