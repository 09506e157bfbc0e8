import { createHash } from 'node:crypto';
import { isLoopback } from '#http/client-address.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthErrorCode } from '../errors/error-codes.ts';
import type { LimitStore } from './stores/limit-store.ts';

/** `burst` at once, then one each `stepSeconds`. */
type Limit = { burst: number; stepSeconds: number; code: AuthErrorCode };

const request = (burst: number, stepSeconds: number): Limit => ({
  burst,
  stepSeconds,
  code: 'over_request_rate_limit',
});
const mail = (burst: number, stepSeconds: number): Limit => ({
  burst,
  stepSeconds,
  code: 'over_email_send_rate_limit',
});
const sms = (burst: number, stepSeconds: number): Limit => ({
  burst,
  stepSeconds,
  code: 'over_sms_send_rate_limit',
});

/** Buckets per client address. */
const addressLimits = {
  signup: request(30, 10),
  /** Accounts without an address cost a visitor nothing. */
  anonymous: request(30, 120),
  /** Answers that say that an address is known. */
  known: request(10, 360),
  password: request(30, 5),
  token: request(150, 2),
  send: request(30, 10),
  verify: request(30, 10),
  user: request(30, 10),
  sso: request(30, 10),
  mfa: request(15, 4),
} as const;

/** Buckets per account, known or not: keyed by a hash of the mail address, phone number or user id. */
const accountLimits = {
  login: request(10, 90),
  /** Wrong passwords in a row; then one a day until the person recovers the account by mail. */
  loginStreak: request(100, 86_400),
  mfa: request(5, 360),
  /** Codes tried on an account from one address; what others try from theirs does not close it. */
  verifyFrom: request(10, 360),
  /** The same from all addresses together. */
  verify: request(30, 180),
  mailOnce: mail(1, 60),
  mailHourly: mail(5, 720),
  smsOnce: sms(1, 60),
  smsHourly: sms(5, 720),
} as const;

export type AddressLimit = keyof typeof addressLimits;
export type AccountLimit = keyof typeof accountLimits;

/** One bucket to take from: of an address, of an account, or of the whole project. */
export type Bucket =
  | { address: AddressLimit; of: string }
  | { account: AccountLimit; of: string }
  | { project: 'mails' | 'messages' };

export type RateLimiter = {
  /**
   * Takes one from each bucket, in PostgreSQL in one statement.
   * Errors: 429 with `Retry-After`, worded for the first bucket that is empty.
   */
  readonly take: (...buckets: Bucket[]) => Promise<void>;
  /** Opens an account's buckets again, for example after the right password. */
  readonly reset: (account: string, ...names: AccountLimit[]) => Promise<void>;
};

type Options = {
  /** Leaves out the buckets per address for loopback clients: on a local installation every visitor has that address. */
  exemptLoopback: boolean;
  /** Mails, and as many messages, that the whole project sends in an hour. */
  mailsPerHour: number;
};

const accountKey = (name: string, account: string): string =>
  `account:${name}:${createHash('sha256').update(account).digest('base64url').slice(0, 22)}`;

const tooMany = (limit: Limit, waitSeconds: number): AuthError => {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return new AuthError(limit.code, {
    retryAfterSeconds: seconds,
    ...(limit.burst === 1
      ? { message: `For security purposes, you can only request this after ${seconds} seconds.` }
      : {}),
  });
};

/** The limits of /auth/v1 over the store that counts them. */
export const createRateLimiter = (
  store: LimitStore,
  { exemptLoopback, mailsPerHour }: Options,
): RateLimiter => {
  const perProject = {
    mails: mail(mailsPerHour, 3600 / mailsPerHour),
    messages: sms(mailsPerHour, 3600 / mailsPerHour),
  };
  const resolve = (bucket: Bucket): { key: string; limit: Limit }[] => {
    if ('project' in bucket) {
      return [{ key: `project:${bucket.project}`, limit: perProject[bucket.project] }];
    }
    if ('account' in bucket) {
      return [{ key: accountKey(bucket.account, bucket.of), limit: accountLimits[bucket.account] }];
    }
    if (exemptLoopback && isLoopback(bucket.of)) return [];
    return [{ key: `address:${bucket.address}:${bucket.of}`, limit: addressLimits[bucket.address] }];
  };
  return {
    take: async (...buckets) => {
      const wanted = buckets.flatMap(resolve);
      if (wanted.length === 0) return;
      const waits = await store.take(wanted.map(({ key, limit }) => ({ key, ...limit })));
      for (const { key, limit } of wanted) {
        const wait = waits.get(key) ?? 0;
        if (wait > 0) throw tooMany(limit, wait);
      }
    },
    reset: (account, ...names) => store.reset(names.map((name) => accountKey(name, account))),
  };
};

/** Names the bucket of what one address tries on an account, known or not. */
export const accountFrom = (account: string, ip: string): string => `${account}\n${ip}`;

/** The buckets of one mail: once a minute for what asked for it, five an hour for its address, and the project's. */
export const mailBuckets = (cause: string, email: string): Bucket[] => [
  { account: 'mailOnce', of: cause },
  { account: 'mailHourly', of: email },
  { project: 'mails' },
];

/** The same for an SMS or WhatsApp message. */
export const messageBuckets = (cause: string, phone: string): Bucket[] => [
  { account: 'smsOnce', of: cause },
  { account: 'smsHourly', of: phone },
  { project: 'messages' },
];
