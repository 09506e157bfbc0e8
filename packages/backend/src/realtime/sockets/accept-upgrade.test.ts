import type { IncomingMessage } from 'node:http';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { Access } from '#http/caller.ts';
import { createTrustedTokens } from '#http/trusted-tokens.ts';
import { testSettings } from '#testing/settings.ts';
import { identifySubscriber } from '../subscriber.ts';
import { checkUpgrade } from './accept-upgrade.ts';

const secret = 'a-trusted-secret-of-more-than-32-letters';
const sign = (claims: object, key = secret): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key));
const ask = (query: string, access?: Access) => checkUpgrade(asked(query), testSettings, [], access);
const asked = (query: string, headers: IncomingMessage['headers'] = {}) =>
  ({ url: `/realtime/v1/websocket${query}`, headers }) as IncomingMessage;
const trusted = createTrustedTokens([secret]);

test('a key is demanded, unless the operator has said otherwise', async () => {
  expect(await ask('')).toMatchObject({ status: 401 });
  expect(await ask('', { demandsKey: false })).toMatchObject({ keyRole: 'anon' });
  expect(await ask('?apikey=salah', { demandsKey: false })).toMatchObject({ status: 401 });
  expect(await ask(`?apikey=${testSettings.publishableKey}`)).toMatchObject({ keyRole: 'anon' });
});

test('a token of a trusted secret stands for a project key with its role; any other does not', async () => {
  const service = await sign({ role: 'service_role' });
  expect(await ask(`?apikey=${service}`, { trusted })).toMatchObject({ keyRole: 'service_role' });
  expect(await ask(`?apikey=${await sign({ role: 'anon' })}`, { trusted })).toMatchObject({
    keyRole: 'anon',
  });
  expect(await ask(`?apikey=${service}`)).toMatchObject({ status: 401 });
  const forged = await sign({ role: 'service_role' }, 'another-secret-of-more-than-32-letters');
  expect(await ask(`?apikey=${forged}`, { trusted })).toMatchObject({ status: 401 });
});

test('a page opens a socket from an allowed origin alone, or from any where all are', async () => {
  const page = asked(`?apikey=${testSettings.publishableKey}`, { origin: 'https://lain.example' });
  expect(await checkUpgrade(page, testSettings, ['https://kita.example'])).toMatchObject({ status: 403 });
  expect(await checkUpgrade(page, testSettings, ['https://lain.example'])).toMatchObject({ keyRole: 'anon' });
  expect(await checkUpgrade(page, testSettings, 'any')).toMatchObject({ keyRole: 'anon' });
});

test('what came to the proxy in clear becomes no socket where the site is served by HTTPS', async () => {
  const secure = { ...testSettings, siteUrl: 'https://contoh.test', trustedProxies: 1 };
  const open = (scheme: string, settings = secure) =>
    checkUpgrade(
      asked(`?apikey=${testSettings.publishableKey}`, { 'x-forwarded-proto': scheme }),
      settings,
      [],
    );
  expect(await open('http')).toMatchObject({ status: 403 });
  expect(await open('https, ws')).toMatchObject({ status: 403 });
  expect(await open('http, https')).toMatchObject({ keyRole: 'anon' });
  expect(await open('wss')).toMatchObject({ keyRole: 'anon' });
  expect(await open('http', { ...secure, siteUrl: 'http://localhost:3000' })).toMatchObject({
    keyRole: 'anon',
  });
});

test('a channel believes a token of a trusted secret as it is', async () => {
  const refuse = async () => Promise.reject(new Error('not ours'));
  const token = await sign({ role: 'authenticated', sub: 'u1', session_id: 's1', exp: 4_000_000_000 });
  expect(await identifySubscriber(testSettings, refuse, token, trusted)).toMatchObject({
    role: 'authenticated',
    userId: 'u1',
    sessionId: null,
    expiresAt: 4_000_000_000_000,
  });
  const forged = await sign({ role: 'service_role' }, 'another-secret-of-more-than-32-letters');
  await expect(identifySubscriber(testSettings, refuse, forged, trusted)).rejects.toThrow();
});
