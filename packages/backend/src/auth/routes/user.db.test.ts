import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';

describe('GET /user', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  test('200 with the person, never with a hash or a token', async () => {
    const { session, email, userId } = await app.signUp();
    const { data, error } = await app.client().auth.getUser(session.access_token);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: userId,
      email,
      aud: 'authenticated',
      phone: '',
      is_anonymous: false,
    });
    expect(JSON.stringify(data.user)).not.toMatch(/argon2|password|token/);
    expect(data.user?.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('401 no_authorization without a token', async () => {
    const answer = await app.call('GET', '/user');
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
  });

  test('403 bad_jwt for a token that is none', async () => {
    const answer = await app.call('GET', '/user', { token: 'a.b.c' });
    expect(answer.status).toBe(403);
    expect(answer.body['code']).toBe('bad_jwt');
    expect(answer.body['message']).toContain('invalid JWT: unable to parse or verify signature');
  });

  test('403 user_not_found, session_not_found, user_banned at once', async () => {
    const sql = app.database.owner;
    const deleted = await app.signUp();
    const ended = await app.signUp();
    const banned = await app.signUp();
    const read = (token: string) => app.call('GET', '/user', { token });
    for (const { session } of [deleted, ended, banned])
      expect((await read(session.access_token)).status).toBe(200);
    await sql`delete from auth.users where id = ${deleted.userId}`;
    await sql`delete from auth.sessions where user_id = ${ended.userId}`;
    await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.userId}`;
    expect((await read(deleted.session.access_token)).body['code']).toBe('user_not_found');
    expect((await read(ended.session.access_token)).body['code']).toBe('session_not_found');
    expect((await read(banned.session.access_token)).body['code']).toBe('user_banned');
    await sql`update auth.users set banned_until = now() - interval '1 hour' where id = ${banned.userId}`;
    expect((await read(banned.session.access_token)).status).toBe(200);
  });

  test('400 and 403 bad_jwt for claims that name no user', async () => {
    const { userId } = await app.signUp();
    const sign = (claims: Record<string, unknown>) =>
      app.deps.keys.sign({ aud: 'authenticated', role: 'authenticated', ...claims }, 60);
    const read = async (claims: Record<string, unknown>) =>
      app.call('GET', '/user', { token: await sign(claims) });
    expect(await read({ sub: '1 or 1=1', session_id: userId })).toMatchObject({
      status: 400,
      body: { message: 'invalid claim: sub claim must be a UUID' },
    });
    expect(await read({ sub: userId })).toMatchObject({
      status: 403,
      body: { message: 'invalid claim: session_id claim must be a UUID' },
    });
    expect(await read({ session_id: userId })).toMatchObject({
      status: 403,
      body: { message: 'invalid claim: missing sub claim' },
    });
  });

  test("403 session_not_found for another person's session", async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const claims = await app.deps.keys.verify(two.session.access_token);
    const token = await app.deps.keys.sign({ ...claims, sub: one.userId }, 60);
    expect((await app.call('GET', '/user', { token })).body['code']).toBe('session_not_found');
  });
});
