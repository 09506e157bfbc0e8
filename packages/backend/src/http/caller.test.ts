import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv, Assurance } from '#http/app-env.ts';
import { createTokenCheck, identifyCaller } from '#http/caller.ts';
import { createSharedSecretKeys } from '#http/keys.ts';
import { isUnavailable, respondProblem } from '#http/problem.ts';
import { TokenRefusal } from '#http/token-refusal.ts';

const ring = {
  publishableKey: 'sb_publishable_0123456789abcdef',
  secretKey: 'sb_secret_0123456789abcdef0123456789',
};
const keys = createSharedSecretKeys('a-secret-of-more-than-thirty-two-characters', 'http://localhost:3000');
const sub = '7b1f7c1e-0000-4000-8000-000000000001';

const first: Assurance = { aal: 'aal1', owesSecondStep: false };

function createApp(isAlive: () => Promise<Assurance> = async () => first): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(identifyCaller(ring, createTokenCheck(keys, isAlive)));
  app.all('/', (c) =>
    c.json({
      role: c.get('caller').role,
      userId: c.get('caller').userId,
      aal: c.get('caller').claims?.aal,
      refused: c.get('tokenError') !== undefined,
    }),
  );
  return app;
}

async function ask(
  headers: Record<string, string>,
  app = createApp(),
): Promise<{ status: number; body: unknown }> {
  const response = await app.request('/', { headers });
  return { status: response.status, body: await response.json() };
}

describe('identifyCaller', () => {
  test('401 without a project key, and with a wrong one', async () => {
    expect(await ask({})).toMatchObject({ status: 401, body: { message: 'No API key found in request' } });
    expect(await ask({ apikey: 'sb_publishable_guess' })).toMatchObject({ status: 401 });
  });

  test('the secret key is none in an address, which ends up in logs', async () => {
    const asked = async (key: string) => (await createApp().request(`/?apikey=${key}`)).status;
    expect(await asked(ring.publishableKey)).toBe(200);
    expect(await asked(ring.secretKey)).toBe(401);
  });

  test('a page of another site cannot write without a preflight: the key in the address is none for it', async () => {
    const target = `/?apikey=${ring.publishableKey}`;
    const write = async (headers: Record<string, string>, address = target) =>
      (await createApp().request(address, { method: 'POST', headers, body: '{}' })).status;
    const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    expect(await write(foreign)).toBe(401);
    expect(await write({ ...foreign, 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await write({ ...foreign, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await write({ 'content-type': 'text/plain' })).toBe(200);
    expect(await write({ ...foreign, apikey: ring.publishableKey }, '/')).toBe(200);
  });

  test('the publishable key alone is anonymous, also when it is repeated as bearer', async () => {
    const anonymous = { status: 200, body: { role: 'anon', userId: null, refused: false } };
    expect(await ask({ apikey: ring.publishableKey })).toEqual(anonymous);
    expect(
      await ask({ apikey: ring.publishableKey, authorization: `Bearer ${ring.publishableKey}` }),
    ).toEqual(anonymous);
  });

  test('the secret key is service_role, but a user token beside it wins', async () => {
    expect(await ask({ apikey: ring.secretKey })).toMatchObject({ body: { role: 'service_role' } });
    const token = await keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 60);
    expect(await ask({ apikey: ring.secretKey, authorization: `Bearer ${token}` })).toMatchObject({
      body: { role: 'authenticated', userId: sub },
    });
  });

  test('a token cannot name a role of its own', async () => {
    for (const role of ['service_role', 'postgres', 'authenticator']) {
      const token = await keys.sign({ sub, role, aud: 'authenticated' }, 60);
      expect(await ask({ apikey: ring.publishableKey, authorization: `Bearer ${token}` })).toMatchObject({
        body: { role: 'anon' },
      });
    }
  });

  test('a token that is expired, of another audience, or badly signed is refused', async () => {
    const good = await keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 60);
    const tokens = [
      await keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, -120),
      await keys.sign({ sub, role: 'authenticated', aud: 'other' }, 60),
      `${good.slice(0, -4)}AAAA`,
      'x.y.z',
    ];
    for (const token of tokens) {
      expect(await ask({ apikey: ring.publishableKey, authorization: `Bearer ${token}` })).toMatchObject({
        body: { role: 'anon', userId: null, refused: true },
      });
    }
  });

  test('the level is the one that the session has now; a caller who owes the second factor has no user', async () => {
    const token = await keys.sign({ sub, role: 'authenticated', aud: 'authenticated', aal: 'aal2' }, 60);
    const headers = { apikey: ring.publishableKey, authorization: `Bearer ${token}` };
    expect(await ask(headers)).toMatchObject({ body: { userId: sub, aal: 'aal1' } });
    const owing = createApp(async () => ({ aal: 'aal1', owesSecondStep: true }));
    expect(await ask(headers, owing)).toMatchObject({ body: { userId: null, aal: 'aal1', refused: false } });
  });

  test('what only the database can say is no refusal while it is away: 503, to be asked again', async () => {
    const app = createApp(async () => {
      throw Object.assign(new Error('connect ENOENT /tmp/secret/.s.PGSQL.5432'), { code: 'ENOENT' });
    });
    app.onError((error, c) =>
      respondProblem(c, isUnavailable(error) ? 'database_unavailable' : 'unexpected'),
    );
    const token = await keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 60);
    const headers = { apikey: ring.publishableKey, authorization: `Bearer ${token}` };
    const response = await app.request('/', { headers });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).not.toContain('ENOENT');
  });

  test('an ended session is refused although its token is remembered', async () => {
    let ended = false;
    const app = createApp(async () => {
      if (ended) throw new TokenRefusal('session ended');
      return first;
    });
    const token = await keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 60);
    const headers = { apikey: ring.publishableKey, authorization: `Bearer ${token}` };
    expect(await ask(headers, app)).toMatchObject({ body: { userId: sub } });
    ended = true;
    expect(await ask(headers, app)).toMatchObject({ body: { userId: null, refused: true } });
  });
});
