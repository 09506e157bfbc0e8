import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { explainListenError } from '#startup/checks/port.ts';
import type { Settings } from '#settings.ts';

const headersMs = 5_000;
const healthPath = /^\/health\/\w+(?:\?|$)/;

/** @returns whether an address, as a request line names it, is one of health */
export const asksForHealth = (url: string): boolean => healthPath.test(url);

/**
 * Answers /health at HEALTH_PORT as well, where it is set, and nothing else there. At the port of the clients a new connection waits in
 * the kernel behind all that came before it; here only who watches the server comes.
 * Out: how to stop. Errors: StartupError when the port cannot be had.
 */
export function listenForHealth(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  settings: Settings,
): Promise<() => Promise<void>> {
  const { host, healthPort } = settings;
  if (healthPort === null) return Promise.resolve(async () => {});
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        asksForHealth(new URL(request.url).pathname)
          ? app.fetch(request, env)
          : new Response(null, { status: 404 }),
      serverOptions: { headersTimeout: headersMs, requestTimeout: headersMs },
    }) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, host, healthPort, 'HEALTH_PORT')),
    );
    server.listen({ host, port: healthPort }, () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    );
  });
}
