import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { Database } from '#db/pool.ts';
import { withHeaders } from '#http/headers/set-headers.ts';

/** Whether the server takes new work; flips once, when it begins to stop. */
export type Readiness = { draining: boolean };

const closing = [['connection', 'close']] as const;

/** Tells clients that keep their connection, once the server is to stop, to send their next request elsewhere. */
export function closeWhileDraining(readiness: Readiness): MiddlewareHandler<AppEnv> {
  const close = withHeaders(closing);
  return (c, next) => (readiness.draining ? close(c, next) : next());
}

const pingTimeoutMs = 1_000;

/**
 * `GET /health/live`: who serves can work. `GET /health/ready`: it may get traffic, that is, the database answers within
 * a second and the server is not stopping; otherwise 503 with the reason.
 * @param isAlive where another process tells it: whether one of those that serve was heard of of late
 */
export function createHealthRoutes(
  database: Database,
  readiness: Readiness,
  isAlive: () => boolean = () => true,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/live', (c) =>
    // Those that serve fall silent as they end.
    readiness.draining || isAlive() ? c.json({ status: 'live' }) : c.json({ status: 'frozen' }, 503),
  );
  app.get('/ready', async (c) => {
    if (readiness.draining) return c.json({ status: 'draining' }, 503);
    if (!isAlive()) return c.json({ status: 'frozen' }, 503);
    try {
      await withTimeout(database.pulse`select 1`, pingTimeoutMs);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database_unavailable' }, 503);
    }
  });
  return app;
}

/** The same addresses while a server starts, which takes minutes where it recovers or migrates: it may not be ended for that, and gets no traffic. */
export function createStartingHealth(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/live', (c) => c.json({ status: 'starting' }));
  app.get('/ready', (c) => c.json({ status: 'starting' }, 503));
  return app;
}

async function withTimeout(work: PromiseLike<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
