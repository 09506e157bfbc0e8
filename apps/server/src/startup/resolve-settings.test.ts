import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#settings.ts';
import { resolveSettings } from '#startup/resolve-settings.ts';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';
import { pagePolicy } from '#web/page-policy.ts';

const secrets = {
  databasePassword: '',
  requestPassword: '',
  publishableKey: 'sb_publishable_0123456789abcdef',
  secretKey: 'sb_secret_0123456789abcdef0123456789',
  jwtSecret: 'a-secret-of-more-than-thirty-two-characters',
};
const resolve = (env: Record<string, string>) => resolveSettings(parseEnvironment(env), secrets, '/nowhere');
const site = { NODE_ENV: 'production', SITE_URL: 'https://kawanusaha.test' };
const keys = { MIDTRANS_SERVER_KEY: 'Mid-server-x', MIDTRANS_CLIENT_KEY: 'Mid-client-x' };

describe('payments of a server for others', () => {
  test.each([site, { HOST: '0.0.0.0' }])('are off without keys: no known key signs a notification', (env) => {
    const [first, second] = [resolve(env).midtrans, resolve(env).midtrans];
    expect(first).toMatchObject({ isOff: true, simulated: false });
    expect(first.serverKey).not.toContain('simulator');
    expect(first.serverKey).not.toBe(second.serverKey);
  });

  test('bring no script of this machine into its pages', () => {
    expect(pagePolicy([], resolve(site))).not.toMatch(/localhost|127\.0\.0\.1|invalid/);
  });

  test('are play money on an https site only when it is said', () => {
    expect(() => resolve({ ...site, ...keys })).toThrow(StartupError);
    expect(resolve({ ...site, ...keys, MIDTRANS_ENVIRONMENT: 'sandbox' }).midtrans.environment).toBe(
      'sandbox',
    );
    expect(resolve({ ...site, ...keys, MIDTRANS_ENVIRONMENT: 'production' }).midtrans.apiBaseUrl).toBe(
      'https://api.midtrans.com',
    );
  });

  test.each([site, {}])('in production are never without keys, nor on the simulator', (env) => {
    expect(() => resolve({ ...env, MIDTRANS_ENVIRONMENT: 'production' })).toThrow(StartupError);
  });

  test('do not take sandbox keys for real ones', () => {
    const sandbox = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-x', MIDTRANS_CLIENT_KEY: 'SB-Mid-client-x' };
    expect(() => resolve({ ...site, ...sandbox, MIDTRANS_ENVIRONMENT: 'production' })).toThrow(StartupError);
  });
});

test.each([
  ['http://kawanusaha.test', false],
  ['http://192.168.1.5:3000', false],
  ['https://localhost', false],
  ['http://localhost:8080', true],
  ['http://[::1]:3000', true],
  ['http://kawan.localhost', true],
])('a site at %s is local: %s', (siteUrl, local) => {
  expect(resolve({ NODE_ENV: 'production', SITE_URL: siteUrl })).toMatchObject({ local, autoConfirm: local });
});

test('a local server without keys has the simulator', () => {
  expect(resolve({}).midtrans).toMatchObject({ isOff: false, simulated: true });
});

test('the mailbox page opens only when it is asked for, and never on a server for others', () => {
  expect(resolve({}).mailboxPage).toBe(false);
  expect(resolve({ MAILBOX_PAGE: 'true' }).mailboxPage).toBe(true);
  expect(resolve({ MAILBOX_PAGE: 'true', SMTP_URL: 'smtp://mail.test' }).mailboxPage).toBe(false);
  for (const env of [site, { HOST: '0.0.0.0' }])
    expect(() => resolve({ ...env, MAILBOX_PAGE: 'true' })).toThrow(StartupError);
});

describe('where notices are heard', () => {
  const [pooler, direct] = ['postgresql://a@pooler.test:6432/x', 'postgresql://a@database.test:5432/x'];

  test('is where DATABASE_URL leads, unless it is said', () => {
    expect(resolve({ DATABASE_URL: pooler }).databaseListenUrl).toBeNull();
    expect(resolve({ DATABASE_URL: pooler, DATABASE_LISTEN_URL: direct }).databaseListenUrl).toBe(direct);
  });

  test('is not said for the embedded database', () => {
    expect(() => resolve({ DATABASE_LISTEN_URL: direct })).toThrow(
      'DATABASE_LISTEN_URL is set but DATABASE_URL is not; set both or neither.',
    );
  });
});
