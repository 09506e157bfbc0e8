import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuthError } from './auth-error.ts';
import { createRateLimiter, mailBuckets } from './rate-limits.ts';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from './testing/create-auth-test-app.ts';

const attempt = async (work: Promise<void>): Promise<AuthError | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AuthError) return error;
    throw error;
  }
};

describe('rate limits', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { local: false, mailsPerHour: 3 } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test('two processes count together, also when everything comes at once', async () => {
    const options = { exemptLoopback: false, mailsPerHour: 30 };
    const processes = [1, 2].map(() => createRateLimiter(app.database.owner, options));
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        attempt(
          (processes[n % 2] ?? processes[0])?.take({ address: 'verify', of: '203.0.113.7' }) ??
            Promise.resolve(),
        ),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome !== null);
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(30);
    expect(outcomes.length - refused.length).toBeLessThanOrEqual(33);
    expect(refused[0]).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('several buckets are taken in one statement, without deadlocks, and the first empty one words the refusal', async () => {
    const limiter = createRateLimiter(app.database.owner, { exemptLoopback: false, mailsPerHour: 1000 });
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
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
    expect(again?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    await limiter.reset('a', 'login');
    expect(await attempt(limiter.take({ account: 'login', of: 'a' }))).toBeNull();
  });

  test('a bucket fills again', async () => {
    const limiter = createRateLimiter(app.database.owner, { exemptLoopback: false, mailsPerHour: 30 });
    const take = () => attempt(limiter.take({ account: 'mailOnce', of: 'y' }));
    expect(await take()).toBeNull();
    expect(await take()).not.toBeNull();
    await app.database.owner`update auth.rate_limits set full_at = full_at - interval '61 seconds'`;
    expect(await take()).toBeNull();
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
