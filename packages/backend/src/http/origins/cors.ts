import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import { readHeader } from '#http/headers/read-header.ts';

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
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-signature',
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
  'tus-resumable',
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'upload-expires',
  'upload-length',
  'upload-offset',
];

/** Which pages of other sites may call the protocols, and how. */
export type CorsRules = {
  /** Origins; `any` for every page. */
  readonly origins: readonly string[] | 'any';
  /** Headers that a request may bring beside those of the official clients; `any` for all that it asks for. */
  readonly headers: readonly string[] | 'any';
  /** Whether cookies and the like may come along; nothing here reads any. */
  readonly credentials: boolean;
};

/** Every page and every header, without credentials: how PostgREST and a Supabase project answer. */
export const openCors: CorsRules = { origins: 'any', headers: 'any', credentials: false };

/**
 * CORS for the protocols. What no browser sent from a page, an OPTIONS too, goes on to the protocol.
 * With credentials the origin is always named, since browsers take no `*` then.
 */
export function protocolCors({ origins, headers, credentials }: CorsRules): MiddlewareHandler {
  const allowed = new Set(origins === 'any' ? [] : origins);
  const grant = (origin: string): string | null => {
    if (origins === 'any') return credentials ? origin : '*';
    return allowed.has(origin) ? origin : null;
  };
  const answer = cors({
    origin: grant,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    // None given means those that the request asks for.
    allowHeaders: headers === 'any' ? [] : [...allowHeaders, ...headers],
    exposeHeaders,
    maxAge: 3600,
    credentials,
  });
  return async function corsOrNext(c, next) {
    // Without an origin no browser is asking across sites, and the headers would only make the answer anew;
    // only what tells of the protocol itself (OPTIONS) says it to tools too.
    const isCrossOrigin = readHeader(c, 'origin') ?? readHeader(c, 'access-control-request-method');
    if (isCrossOrigin === undefined && c.req.method !== 'OPTIONS') return next();
    // Only a preflight names a method; a plain OPTIONS is the protocol's to answer.
    const isPreflight = readHeader(c, 'access-control-request-method') !== undefined;
    if (c.req.method !== 'OPTIONS' || isPreflight) return answer(c, next);
    await next();
    const granted = grant(readHeader(c, 'origin') ?? '');
    if (granted !== null && granted !== '') c.res.headers.set('access-control-allow-origin', granted);
  };
}
