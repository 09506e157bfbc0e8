import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '#http/app-env.ts';
import { clientAddress } from '#http/client-address.ts';
import { withHeaders } from '#http/set-headers.ts';

/**
 * Gives each request an id, the client's address and a logger, and writes one line when it is done. The line holds
 * method, path without query (queries carry tokens), status and time; never headers or bodies.
 */
export function requestContext(log: Logger, trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async function context(c, next) {
    const offered = c.req.header('x-request-id');
    const requestId = offered !== undefined && /^[\w-]{8,64}$/.test(offered) ? offered : randomUUID();
    const started = performance.now();
    const requestLog = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    c.set('clientIp', clientAddress(c, trustedProxies));
    await withHeaders(c, next, [['x-request-id', requestId]]);
    requestLog.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
