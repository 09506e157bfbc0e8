import { createHash } from 'node:crypto';
import type { Sql } from '#db/pool.ts';
import { AuthError } from './auth-error.ts';
import type { AuthErrorCode } from './error-codes.ts';

type Limit = { burst: number; stepSeconds: number; code: AuthErrorCode };

/** Buckets per client address: `burst` at once, then one each `stepSeconds`. */
const addressLimits = {
  signup: { burst: 30, stepSeconds: 10, code: 'over_request_rate_limit' },
  password: { burst: 30, stepSeconds: 5, code: 'over_request_rate_limit' },
  token: { burst: 150, stepSeconds: 2, code: 'over_request_rate_limit' },
  send: { burst: 30, stepSeconds: 10, code: 'over_request_rate_limit' },
  verify: { burst: 30, stepSeconds: 10, code: 'over_request_rate_limit' },
  user: { burst: 30, stepSeconds: 10, code: 'over_request_rate_limit' },
  sso: { burst: 30, stepSeconds: 10, code: 'over_request_rate_limit' },
  mfa: { burst: 15, stepSeconds: 4, code: 'over_request_rate_limit' },
} as const satisfies Record<string, Limit>;

/** Buckets per account, known or not: keyed by a hash of the mail address, phone number or user id. */
const accountLimits = {
  login: { burst: 10, stepSeconds: 90, code: 'over_request_rate_limit' },
  mfa: { burst: 5, stepSeconds: 360, code: 'over_request_rate_limit' },
  verify: { burst: 10, stepSeconds: 360, code: 'over_request_rate_limit' },
  mailOnce: { burst: 1, stepSeconds: 60, code: 'over_email_send_rate_limit' },
  mailHourly: { burst: 5, stepSeconds: 720, code: 'over_email_send_rate_limit' },
  smsOnce: { burst: 1, stepSeconds: 60, code: 'over_sms_send_rate_limit' },
  smsHourly: { burst: 5, stepSeconds: 720, code: 'over_sms_send_rate_limit' },
} as const satisfies Record<string, Limit>;

export type AddressLimit = keyof typeof addressLimits;
export type AccountLimit = keyof typeof accountLimits;

export type RateLimiter = {
  /** Counts a request of a client address. Errors: 429 with `Retry-After`. */
  readonly takeForAddress: (name: AddressLimit, address: string) => Promise<void>;
  /** Counts an action on an account. Errors: 429 with `Retry-After`. */
  readonly takeForAccount: (name: AccountLimit, account: string) => Promise<void>;
  /** Opens an account's bucket again, for example after the right password. */
  readonly resetAccount: (name: AccountLimit, account: string) => Promise<void>;
};

const isLoopback = (address: string): boolean => /^(?:127\.|::1$)/.test(address);
const accountKey = (name: string, account: string): string =>
  `account:${name}:${createHash('sha256').update(account).digest('base64url').slice(0, 22)}`;

const tooMany = (limit: Limit, waitSeconds: number): AuthError => {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  const perAccount = limit.burst === 1;
  return new AuthError(limit.code, {
    retryAfterSeconds: seconds,
    ...(perAccount
      ? { message: `For security purposes, you can only request this after ${seconds} seconds.` }
      : {}),
  });
};

/**
 * Token buckets in PostgreSQL, so that all server processes count together; one statement a take.
 * @param options.exemptLoopback leaves out the buckets per address for loopback clients: on a local installation every
 *   visitor has that address. Accounts stay limited.
 */
export const createRateLimiter = (sql: Sql, options: { exemptLoopback: boolean }): RateLimiter => {
  const take = async (key: string, limit: Limit): Promise<void> => {
    const [row] = await sql<{ wait: number }[]>`
      select auth.take_rate_limit(${key}, ${limit.burst}, make_interval(secs => ${limit.stepSeconds})) as wait`;
    if (row && row.wait > 0) throw tooMany(limit, row.wait);
  };
  return {
    takeForAddress: async (name, address) => {
      if (options.exemptLoopback && isLoopback(address)) return;
      await take(`address:${name}:${address}`, addressLimits[name]);
    },
    takeForAccount: (name, account) => take(accountKey(name, account), accountLimits[name]),
    resetAccount: async (name, account) => {
      await sql`delete from auth.rate_limits where key = ${accountKey(name, account)}`;
    },
  };
};
