import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { setHeaders } from '#http/set-headers.ts';

type HeaderList = readonly (readonly [name: string, value: string])[];

const common: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];
const overTls: HeaderList = [...common, ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']];
const data: HeaderList = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['X-Frame-Options', 'DENY'],
];
const unstoredData: HeaderList = [...data, ['Cache-Control', 'no-store']];

/** Sets the headers that every answer carries; HSTS only where the site itself is served over TLS. */
export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const list = siteUrl.startsWith('https:') ? overTls : common;
  return async function headers(c, next) {
    await next();
    setHeaders(c, list);
  };
}

/** Answers of the protocols are data: never framed, never rendered, never stored. A page among them brings a policy of its own. */
export const dataHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const list = c.res.headers.has('Cache-Control') ? data : unstoredData;
  const isPage = c.res.headers.has('Content-Security-Policy');
  setHeaders(c, isPage ? list.filter(([name]) => name !== 'Content-Security-Policy') : list);
};
