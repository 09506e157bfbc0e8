import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';

const allowHeaders = [
  'authorization',
  'apikey',
  'x-client-info',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'accept-profile',
  'content-profile',
  'x-upsert',
  'cache-control',
  'x-supabase-api-version',
  'x-region',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
  'idempotency-key',
  'x-metadata',
  'if-none-match',
];
const exposeHeaders = [
  'content-range',
  'content-location',
  'location',
  'preference-applied',
  'x-total-count',
  'link',
  'x-supabase-api-version',
  'x-relay-error',
  'x-sb-error-code',
  'retry-after',
  'etag',
  'accept-ranges',
  'content-disposition',
];

/**
 * CORS for the protocols: our own origin and the configured ones, never with credentials (there are no cookies).
 * What no browser sent from a page, an OPTIONS too, goes on to the protocol.
 */
export function protocolCors(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins);
  const answer = cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders,
    exposeHeaders,
    maxAge: 3600,
  });
  return async function corsOrNext(c, next) {
    // Without an origin no browser is asking across sites, and the headers would only make the answer anew.
    const isCrossOrigin = c.req.header('origin') ?? c.req.header('access-control-request-method');
    return isCrossOrigin === undefined ? next() : answer(c, next);
  };
}
