import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { createGate, type GateLimits, OverloadedError } from '#http/load/gate.ts';
import { respondProblem } from '#http/problem.ts';
import type { Metrics } from '#metrics/create-metrics.ts';

const waitMs = 5_000;

/**
 * What each protocol takes on at once in one process. The data API is bound by its connections; sign-ins by the processor, on which
 * passwords are checked; functions and files mostly wait for others, so more of them cost little.
 */
const limits: Readonly<Record<string, Omit<GateLimits, 'name'>>> = {
  '/rest/v1': { atOnce: 96, waiting: 192, waitMs },
  '/auth/v1': { atOnce: 32, waiting: 128, waitMs },
  '/functions/v1': { atOnce: 96, waiting: 96, waitMs },
  '/storage/v1': { atOnce: 96, waiting: 192, waitMs },
};
const others = { atOnce: 96, waiting: 96, waitMs };

/**
 * Lets requests of clients to a protocol in as far as the process can answer them soon; beyond that 503 with `Retry-After`.
 * What the server asks itself belongs to a request that is in already.
 */
export function admit(prefix: string, metrics?: Metrics): MiddlewareHandler<AppEnv> {
  const gate = createGate({ name: prefix, ...(limits[prefix] ?? others) }, metrics?.countRefusal);
  metrics?.watchGate(prefix, () => gate.state().waiting);
  return async function admitted(c, next) {
    // A poll waits for news and costs nothing meanwhile; its protocol counts its clients.
    if (c.req.path === '/realtime/v1/longpoll') return next();
    if ((c.env as { incoming?: unknown } | undefined)?.incoming === undefined) return next();
    let leave: () => void;
    try {
      leave = await gate.enter();
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      return respondProblem(c, 'overloaded');
    }
    try {
      await next();
    } finally {
      leave();
    }
  };
}
