import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuthError } from '../errors/auth-error.ts';
import type { LimitStore } from './stores/limit-store.ts';
import { createMemoryStore } from './stores/memory-store.ts';
import { createPostgresStore } from './stores/postgres-store.ts';
import { warnIfSecondInstance } from './stores/warn-if-second-instance.ts';
import { createRateLimiter, mailBuckets } from './rate-limits.ts';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

const attempt = async (work: Promise<void>): Promise<AuthError | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AuthError) return error;
    throw error;
  }
};

/** A store whose clock the test moves. */
type Timed = { store: LimitStore; pass: (seconds: number) => Promise<void> };

const inMemory = (size?: number): Timed => {
  let now = Date.now();
  return {
    store: createMemoryStore(() => now, size),
    pass: async (seconds) => void (now += seconds * 1_000),
  };
};

describe('rate limits', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { local: false, mailsPerHour: 3 } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  const inPostgres = (): Timed => ({
    store: createPostgresStore(app.database.owner),
    pass: async (seconds) => {
      await app.database.owner`
        update auth.rate_limits set full_at = full_at - make_interval(secs => ${seconds})`;
    },
  });
  const generous = { exemptLoopback: false, mailsPerHour: 1000 };

  describe.each([
    ['postgres', inPostgres],
    ['memory', inMemory],
  ])('counted in %s', (_, open) => {
    test('a burst passes, also when everything comes at once; the rest is told how long to wait', async () => {
      const { store, pass } = open();
      const limiter = createRateLimiter(store, generous);
      const take = () => attempt(limiter.take({ address: 'verify', of: '203.0.113.7' }));
      const outcomes = await Promise.all(Array.from({ length: 100 }, take));
      const refused = outcomes.filter((outcome) => outcome !== null);
      expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(30);
      expect(outcomes.length - refused.length).toBeLessThanOrEqual(32);
      expect(refused[0]).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
      expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(0);
      expect(refused[0]?.retryAfterSeconds).toBeLessThanOrEqual(10);
      await pass(11);
      expect(await take()).toBeNull();
      expect(await take()).not.toBeNull();
    });

    test('several buckets are taken together, and the first empty one words the refusal', async () => {
      const limiter = createRateLimiter(open().store, generous);
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_one, n) =>
          attempt(
            n % 2 === 0
              ? limiter.take({ account: 'login', of: 'a' }, { address: 'password', of: '1' })
              : limiter.take({ address: 'password', of: '1' }, { account: 'login', of: 'a' }),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(10);
      await limiter.take(...mailBuckets('recover x', 'x@kampus.test'));
      const again = await attempt(limiter.take(...mailBuckets('recover x', 'x@kampus.test')));
      expect(again?.message).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      );
      await limiter.reset('a', 'login');
      expect(await attempt(limiter.take({ account: 'login', of: 'a' }))).toBeNull();
    });

    test('a bucket fills again', async () => {
      const { store, pass } = open();
      const limiter = createRateLimiter(store, generous);
      const take = () => attempt(limiter.take({ account: 'mailOnce', of: 'y' }));
      expect(await take()).toBeNull();
      expect(await take()).toMatchObject({ code: 'over_email_send_rate_limit' });
      await pass(61);
      expect(await take()).toBeNull();
    });
  });

  test('two processes count together in postgres', async () => {
    const processes = [1, 2].map(() => createRateLimiter(createPostgresStore(app.database.owner), generous));
    const outcomes = await Promise.all(
      processes.flatMap((limiter) =>
        Array.from({ length: 150 }, () => attempt(limiter.take({ address: 'verify', of: '203.0.113.8' }))),
      ),
    );
    const passed = outcomes.filter((outcome) => outcome === null).length;
    expect(passed).toBeGreaterThanOrEqual(30);
    expect(passed).toBeLessThanOrEqual(33);
  });

  test('memory stays bounded: those go that owe the least, and a closed account stays closed', async () => {
    const limiter = createRateLimiter(inMemory(100).store, generous);
    for (let n = 0; n < 10; n += 1) await limiter.take({ account: 'login', of: 'tertutup' });
    for (let n = 0; n < 2_000; n += 1) await limiter.take({ account: 'mailOnce', of: `orang-${n}` });
    expect(await attempt(limiter.take({ account: 'login', of: 'tertutup' }))).not.toBeNull();
    expect(await attempt(limiter.take({ account: 'mailOnce', of: 'orang-0' }))).toBeNull();
  });

  test('a second process that counts in memory is warned, until the first one stops', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const first = await warnIfSecondInstance(app.database.owner, log);
    expect(first.alone).toBe(true);
    expect((await warnIfSecondInstance(app.database.owner, log)).alone).toBe(false);
    expect(lines.join('')).toContain('RATE_LIMITS=postgres');
    // The claim stands in the way of nothing else, such as the sealing of the audit log.
    await app.signUp();
    const [row] = await app.database.owner`select auth.seal_audit_log() as sealed`;
    expect(row?.['sealed']).toBeGreaterThan(0);
    await first.stop();
    const next = await warnIfSecondInstance(app.database.owner, log);
    expect(next.alone).toBe(true);
    await next.stop();
  });

  test('429 with Retry-After and no statement where memory counts', async () => {
    const small = await createAuthTestApp({ settings: { local: false, rateLimits: 'memory' } });
    const body = { type: 'recovery', token_hash: 'x' };
    const answers = [];
    for (let n = 0; n < 32; n += 1) answers.push(await small.call('POST', '/verify', { body }));
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await small.database.owner`select 1 from auth.rate_limits`).toHaveLength(0);
    await small.close();
  });

  test('429 for an address of the network, whatever X-Forwarded-For it writes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const { status } = await app.call('POST', '/verify', {
        body: { type: 'recovery', token_hash: 'x' },
        headers: { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThanOrEqual(30);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(32);
    expect(statuses.at(-1)).toBe(429);
  });

  test('ten answers "User already registered" for an address of the network, then 429', async () => {
    const { email } = await app.signUp();
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      answers.push(await app.call('POST', '/signup', { body: { email, password: goodPassword } }));
    }
    expect(answers.filter(({ body }) => body['code'] === 'user_already_exists')).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('the project sends only so many mails in an hour', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await app.call('POST', '/recover', { body: { email: freshEmail() } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('recovery by mail opens an account that wrong passwords had closed', async () => {
    const { email } = await app.signUp();
    const signIn = () =>
      app.call('POST', '/token?grant_type=password', { body: { email, password: goodPassword } });
    for (let n = 0; n < 11; n += 1) {
      await app.call('POST', '/token?grant_type=password', { body: { email, password: 'salah-salah' } });
    }
    expect((await signIn()).status).toBe(429);
    await app.call('POST', '/recover', { body: { email } });
    const followed = await app.fetch(readMail(await app.nextMail(email)).link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('type=recovery');
    expect((await signIn()).status).toBe(200);
  });
});
