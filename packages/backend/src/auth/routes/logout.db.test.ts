import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';

describe('POST /logout', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  const threeSessions = async (): Promise<string[]> => {
    const person = await app.signUp();
    const more = await Promise.all([1, 2].map(() => app.client().auth.signInWithPassword(person)));
    const tokens = [person.session.access_token, ...more.map(({ data }) => data.session?.access_token ?? '')];
    // Read once, so that the server remembers the sessions as alive.
    for (const token of tokens) expect((await app.call('GET', '/user', { token })).status).toBe(200);
    return tokens;
  };
  const alive = async (tokens: string[]): Promise<boolean[]> => {
    const answers = await Promise.all(tokens.map((token) => app.call('GET', '/user', { token })));
    return answers.map(({ status }) => status === 200);
  };

  test.each([
    ['', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('204 %s', async (query, expected) => {
    const tokens = await threeSessions();
    const answer = await app.call('POST', `/logout${query}`, { token: tokens[0] ?? '' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe(query === '?scope=others' ? null : '"cache"');
    expect(await alive(tokens)).toEqual(expected);
  });

  test("does not touch another person's sessions", async () => {
    const other = await app.signUp();
    const tokens = await threeSessions();
    await app.call('POST', '/logout', { token: tokens[0] ?? '' });
    expect(await alive([other.session.access_token])).toEqual([true]);
  });

  test('400 for another scope, 401 without a token, 403 a second time', async () => {
    const [token = ''] = await threeSessions();
    expect((await app.call('POST', '/logout?scope=semua', { token })).body).toEqual({
      code: 'validation_failed',
      message: 'Unsupported logout scope "semua"',
    });
    expect((await app.call('POST', '/logout')).status).toBe(401);
    await app.call('POST', '/logout', { token });
    expect((await app.call('POST', '/logout', { token })).body['code']).toBe('session_not_found');
  });

  test('the official client signs out without an error, also when the session is gone', async () => {
    const { session } = await app.signUp();
    const client = app.client();
    await client.auth.setSession(session);
    await app.database.owner`delete from auth.sessions where user_id = ${session.user.id}`;
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});
