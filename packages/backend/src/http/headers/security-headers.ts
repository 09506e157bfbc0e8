import type { MiddlewareHandler } from 'hono';
import type { AppEnv, HeaderList } from '#http/app-env.ts';
import { withHeaders } from '#http/headers/set-headers.ts';

/** What no page of ours asks a browser for, in pages and frames alike. What it does not name (clipboard, passkeys) browsers give our own pages alone. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissions = unused.map((name) => `${name}=()`).join(', ');

/** What browsers obey in documents alone. */
const ofDocuments: HeaderList = [
  ['permissions-policy', permissions],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
];
const common: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ...ofDocuments,
];
const overTls: HeaderList = [...common, ['strict-transport-security', 'max-age=31536000; includeSubDomains']];
/** Other sites show none of our answers, but for objects that are public or signed. What is no page runs nothing and is never framed. */
const commonUnlessGiven: HeaderList = [
  ['cross-origin-resource-policy', 'same-origin'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
];
const data: HeaderList = [['x-frame-options', 'DENY']];
const dataUnlessGiven: HeaderList = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cache-control', 'no-store'],
];

/**
 * Sets the headers that every answer carries; HSTS only where the site itself is served over TLS. Parts of pages go without those for
 * documents: a page asks for some twenty files, and over a line of phones each would bring half a kilobyte of them.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const list = siteUrl.startsWith('https:') ? overTls : common;
  const offer = withHeaders(list, commonUnlessGiven);
  return async (c, next) => {
    await offer(c, next);
    if (c.get('isPartOfPages')) for (const [name] of ofDocuments) c.res.headers.delete(name);
  };
}

/** Answers of the protocols are data: never framed, never rendered, never stored. A page among them brings a policy of its own. */
export const dataHeaders: MiddlewareHandler<AppEnv> = withHeaders(data, dataUnlessGiven);
