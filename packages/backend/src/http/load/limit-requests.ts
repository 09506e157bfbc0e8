import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { isLoopback } from '#http/client-address.ts';
import type { Allowance } from './allowance.ts';
import type { Pace } from './buckets.ts';

/** How often one client may ask a protocol, or for pages. */
export type ClientLimits = {
  /** One address without an account. */
  readonly visitor: Pace;
  /** One account, from wherever it asks. */
  readonly account: Pace;
  /** One address with all its accounts: a campus has one for many. */
  readonly address: Pace;
};

type Options = {
  /** Names the buckets and what /metrics counts. */
  readonly name: string;
  readonly limits: ClientLimits;
  readonly allowance: Allowance;
  /** Lets loopback clients through: on a local installation every visitor has that address. */
  readonly exemptLoopback: boolean;
  readonly onRefusal?: ((gate: string) => void) | undefined;
  /** The answer 429; it gets a header `Retry-After`. */
  readonly refuse: (c: Context<AppEnv>, seconds: number) => Response;
};

/**
 * Holds each client to its share, so that one that asks without end costs others nothing: an account by its id, a visitor by the
 * address, and an address with all its accounts. What the server asks itself, and who has the operator's key, is not counted.
 */
export function limitRequests(options: Options): MiddlewareHandler<AppEnv> {
  const { name, limits, allowance, exemptLoopback, onRefusal, refuse } = options;
  return async function limited(c, next) {
    c.set('isCounted', true);
    if ((c.env as { incoming?: unknown } | undefined)?.incoming === undefined) return next();
    const caller = c.get('caller');
    if (caller?.role === 'service_role') return next();
    const ip = c.get('clientIp');
    if (exemptLoopback && isLoopback(ip)) return next();
    const account = caller?.claims?.sub;
    const own =
      account === undefined
        ? allowance(`visitor:${name}:${ip}`, limits.visitor)
        : allowance(`account:${name}:${account}`, limits.account);
    const wait =
      (await own) || (account === undefined ? 0 : await allowance(`address:${name}:${ip}`, limits.address));
    if (wait === 0) return next();
    onRefusal?.(`client ${name}`);
    const seconds = Math.max(1, Math.ceil(wait));
    const answer = refuse(c, seconds);
    answer.headers.set('retry-after', String(seconds));
    return answer;
  };
}
