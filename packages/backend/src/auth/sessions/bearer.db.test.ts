import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '#testing/settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createSigningKeys } from '../keys/create-signing-keys.ts';
import { createAuthTestApp, type AuthTestApp, type SignedUp } from '../testing/create-auth-test-app.ts';

describe('a bearer token that is not sound', () => {
  let app: AuthTestApp;
  let database: TestDatabase;
  let person: SignedUp;
  beforeAll(async () => {
    database = await createTestDatabase();
    const keys = await createSigningKeys({
      database,
      siteUrl: testSettings.siteUrl,
      secret: testSettings.jwtSecret,
      acceptSharedSecret: false,
    });
    app = await createAuthTestApp({ deps: { keys } });
    person = await app.signUp();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const read = (token: string) => app.call('GET', '/user', { token });

  test('a change of any single character, and a cut at any place, are refused', async () => {
    const token = person.session.access_token;
    const changed = [...token].map(
      (char, at) => `${token.slice(0, at)}${char === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
    );
    const cut = [...token].map((_, at) => token.slice(0, at)).filter((rest) => rest !== '');
    const statuses = new Set<number>();
    for (const bad of [...changed, ...cut]) statuses.add((await read(bad)).status);
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(expect.not.arrayContaining([200, 204, 500]));
  });

  test.each(['Basic x', 'Bearer', 'Bearer ', 'bearer  ', 'Token x', 'x'])(
    'Authorization: %s → 401',
    async (value) => {
      const answer = await app.call('GET', '/user', { headers: { Authorization: value } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    },
  );

  test('a project key is no user', async () => {
    const { publishableKey, secretKey } = app.deps.settings;
    for (const token of [publishableKey, secretKey]) expect((await read(token)).status).toBe(401);
  });
});
