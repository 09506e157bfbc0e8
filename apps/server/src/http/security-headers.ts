import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';

const common: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sets the headers that every answer carries; HSTS only where the site itself is served over TLS. */
export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const tls = siteUrl.startsWith('https:');
  return async function headers(c, next) {
    await next();
    for (const [name, value] of Object.entries(common)) c.header(name, value);
    if (tls) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}

/** Answers of the protocols are data: never framed, never rendered, never stored. */
export const dataHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('X-Frame-Options', 'DENY');
  if (c.res.headers.get('Cache-Control') === null) c.header('Cache-Control', 'no-store');
};
