import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { hopsOf } from '#http/client-address.ts';
import { respondProblem } from '#http/problem.ts';
import { readHeader } from '#http/headers/read-header.ts';
import type { Settings } from '#settings.ts';

/** What proxies and readers of metrics ask beside the public address. */
const isInner = (path: string): boolean => /^\/(?:health|metrics)(?:\/|$)/.test(path);

/**
 * Whether the site is served by HTTPS and this came to the proxy in clear.
 * @param forwardedProto the header `X-Forwarded-Proto`; some proxies write `ws` there for a socket
 */
export function cameInClear(
  { siteUrl, trustedProxies }: Pick<Settings, 'siteUrl' | 'trustedProxies'>,
  forwardedProto: string | undefined,
): boolean {
  if (!siteUrl.startsWith('https:') || trustedProxies === 0) return false;
  const hops = hopsOf(forwardedProto);
  // As with addresses, only what our own proxies wrote counts; the first of them speaks with the client.
  const scheme = hops.at(-trustedProxies) ?? hops[0];
  return scheme !== undefined && /^(?:http|ws)$/i.test(scheme);
}

/**
 * Where the site is served by HTTPS, what came to the proxy in clear: a page is led to its address, a client of the API is refused,
 * since one that is led on goes on sending its token in clear, and its operator never learns of it.
 * @param isApi whether a path belongs to a protocol
 */
export function refusePlainHttp(
  settings: Settings,
  isApi: (path: string) => boolean,
): MiddlewareHandler<AppEnv> {
  return async function plainHttp(c, next) {
    if (!cameInClear(settings, readHeader(c, 'x-forwarded-proto')) || isInner(c.req.path)) return next();
    if (isApi(c.req.path) || !/^(GET|HEAD)$/.test(c.req.method)) return respondProblem(c, 'https_required');
    const { pathname, search } = new URL(c.req.url);
    // Put together as text: a path that begins with two slashes must not name a host.
    return c.redirect(`${settings.siteUrl.replace(/\/$/, '')}${pathname}${search}`, 308);
  };
}
