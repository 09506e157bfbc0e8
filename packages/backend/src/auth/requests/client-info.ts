import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';

/** What a session and an audit row remember of the device. */
export type ClientInfo = { ip: string; userAgent: string };

/** Address and browser of the request. The browser names itself, so control characters go and 255 characters stay. */
export const clientInfo = (c: Context<AppEnv>): ClientInfo => ({
  ip: c.get('clientIp'),
  userAgent: (c.req.header('user-agent') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 255),
});

/** The address for an `inet` column; an IPv6 customer counts by its /64, which comes without the last half. */
export const toInet = (ip: string): string | null => {
  if (isIP(ip) !== 0) return ip;
  const network = `${ip}::`;
  return isIP(network) === 6 ? `${network}/64` : null;
};
