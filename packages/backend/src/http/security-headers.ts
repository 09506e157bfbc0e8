import type { MiddlewareHandler } from 'hono';
import type { AppEnv, HeaderList } from '#http/app-env.ts';
import { withHeaders } from '#http/set-headers.ts';

const common: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
];
const overTls: HeaderList = [...common, ['strict-transport-security', 'max-age=31536000; includeSubDomains']];
const data: HeaderList = [['x-frame-options', 'DENY']];
const dataUnlessGiven: HeaderList = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cache-control', 'no-store'],
];

/** Sets the headers that every answer carries; HSTS only where the site itself is served over TLS. */
export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const list = siteUrl.startsWith('https:') ? overTls : common;
  return (c, next) => withHeaders(c, next, list);
}

/** Answers of the protocols are data: never framed, never rendered, never stored. A page among them brings a policy of its own. */
export const dataHeaders: MiddlewareHandler<AppEnv> = (c, next) =>
  withHeaders(c, next, data, dataUnlessGiven);
