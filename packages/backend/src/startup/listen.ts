import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { explainListenError } from '#startup/port.ts';
import type { Settings } from '#settings.ts';

export type Listening = {
  readonly server: Server;
  /** Takes no new work, lets requests in flight finish for 25 s, then cuts them. */
  readonly close: () => Promise<void>;
};

const drainMs = 25_000;
const tidyMs = 100;

/** Whether a request names its host once: what stands before this server may have decided by another one. */
const namesOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length <= 1;

/**
 * Listens with time-outs against slow clients; refuses a request with two hosts.
 * @throws StartupError when the port cannot be had
 */
export function listen(app: Hono<AppEnv>, settings: Settings): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) =>
          namesOneHost((env as HttpBindings).incoming.rawHeaders)
            ? app.fetch(request, env)
            : new Response('Bad Request', { status: 400 }),
        hostname: settings.host,
        port: settings.port,
        serverOptions: {
          headersTimeout: 10_000,
          // A picture over a slow line takes longer than any other request; what is not a picture is 1 MiB at most.
          requestTimeout: 120_000,
          keepAliveTimeout: 65_000,
          maxHeaderSize: 16 * 1024,
          connectionsCheckingInterval: 1_000,
          // Some clients offer HTTP/2 with every request; only a socket is one.
          shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
        },
      },
      () => resolve({ server, close: () => close(server) }),
    ) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, settings.host, settings.port)),
    );
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection whose request has ended is idle, however long its client would keep it.
    const tidy = setInterval(() => server.closeIdleConnections(), tidyMs);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(tidy);
      resolve();
    });
    server.closeIdleConnections();
  });
}
