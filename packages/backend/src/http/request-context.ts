import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { currentTrace } from '#db/current-trace.ts';
import type { AppEnv } from '#http/app-env.ts';
import { clientAddress } from '#http/client-address.ts';
import { routePath } from 'hono/route';
import type { Metrics } from '#metrics/create-metrics.ts';
import { withHeaders } from '#http/set-headers.ts';
import { makeTrace, readTraceparent } from '#http/trace.ts';

/**
 * Gives each request an id, a trace (that of its `traceparent`), the client's address and a logger, and writes one line when it is done. The line holds
 * method, the route as a pattern (addresses carry tokens and what people are called), status and time; never headers or bodies.
 */
export function requestContext(
  log: Logger,
  trustedProxies: number,
  metrics?: Metrics,
): MiddlewareHandler<AppEnv> {
  return async function context(c, next) {
    const offered = c.req.header('x-request-id');
    const requestId = offered !== undefined && /^[\w-]{8,64}$/.test(offered) ? offered : randomUUID();
    const started = performance.now();
    // What the server asks itself belongs to the request that it answers.
    const trace = readTraceparent(c.req.header('traceparent')) ?? currentTrace.getStore() ?? makeTrace();
    const requestLog = log.child({ requestId, trace });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    c.set('clientIp', clientAddress(c, trustedProxies));
    const end = metrics?.beginRequest();
    try {
      await currentTrace.run(trace, () => withHeaders(c, next, [['x-request-id', requestId]]));
    } finally {
      end?.();
    }
    const ms = performance.now() - started;
    const { method } = c.req;
    const { status } = c.res;
    const route = c.get('route') ?? routePath(c);
    metrics?.observeRequest({
      method,
      route,
      status,
      seconds: ms / 1_000,
      isOwn: (c.env as { incoming?: unknown } | undefined)?.incoming === undefined,
    });
    requestLog.info({ method, route, status, ms: Math.round(ms) }, 'request');
  };
}
