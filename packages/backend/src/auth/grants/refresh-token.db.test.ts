import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthTestApp, type Answer, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { recordStatements } from '../testing/record-statements.ts';

describe('POST /token?grant_type=refresh_token', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  const refresh = (token: string): Promise<Answer> =>
    app.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
  /** Lets the reuse window of everything spent so far pass. */
  const passWindow = () =>
    app.database
      .owner`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where revoked`;

  test('200 with a new refresh token, the same session and the methods of the sign-in', async () => {
    const { session } = await app.signUp();
    const client = app.client();
    await client.auth.setSession(session);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).toMatch(/^[a-z2-7]{32}$/);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = await Promise.all(
      [session.access_token, data.session?.access_token ?? ''].map((token) => app.deps.keys.verify(token)),
    );
    expect(after?.session_id).toBe(before?.session_id);
    expect(after?.['amr']).toEqual(before?.['amr']);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('a refresh costs at most four statements', async () => {
    const { session } = await app.signUp();
    const statements: string[] = [];
    const logged = await createAuthTestApp({
      deps: {
        database: {
          ...app.database,
          owner: recordStatements(app.database.owner, statements),
        },
      },
    });
    const answer = await logged.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    await logged.close();
    expect(answer.status).toBe(200);
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  test('within 10 s a spent token gives the live one again', async () => {
    const { session } = await app.signUp();
    const first = await refresh(session.refresh_token);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body['refresh_token']).toBe(first.body['refresh_token']);
    const second = await refresh(String(first.body['refresh_token']));
    const grandparent = await refresh(session.refresh_token);
    expect(grandparent.body['refresh_token']).toBe(second.body['refresh_token']);
  });

  test('20 at once end with one token, and one live row', async () => {
    const { session, userId } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
    const live = await app.database.owner`
      select 1 from auth.refresh_tokens where user_id = ${userId} and not revoked`;
    expect(live).toHaveLength(1);
  });

  test('outside the window reuse ends the session: its tokens, and its access token at once', async () => {
    const { session } = await app.signUp();
    const first = await refresh(session.refresh_token);
    await passWindow();
    expect((await app.call('GET', '/user', { token: String(first.body['access_token']) })).status).toBe(200);
    const reused = await refresh(session.refresh_token);
    expect(reused).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect((await refresh(String(first.body['refresh_token']))).body['code']).toBe(
      'refresh_token_already_used',
    );
    for (const token of [session.access_token, String(first.body['access_token'])]) {
      expect(await app.call('GET', '/user', { token })).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      });
    }
  });

  test('a descendant that is refreshed while the family ends is of no use', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session } = await app.signUp();
      const child = await refresh(session.refresh_token);
      await passWindow();
      const [, racing] = await Promise.all([
        refresh(session.refresh_token),
        refresh(String(child.body['refresh_token'])),
      ]);
      const after = await refresh(String(racing.body['refresh_token'] ?? child.body['refresh_token']));
      expect(after.status).toBe(400);
      const token = String(racing.body['access_token'] ?? child.body['access_token']);
      expect((await app.call('GET', '/user', { token })).status).toBe(403);
    }
  });

  test('400 after logout, after a password change elsewhere, for a banned and a deleted user', async () => {
    const signedOut = await app.signUp();
    await app.call('POST', '/logout', { token: signedOut.session.access_token });
    expect((await refresh(signedOut.session.refresh_token)).body['code']).toBe('refresh_token_not_found');

    const person = await app.signUp();
    const elsewhere = await app.client().auth.signInWithPassword(person);
    await app.call('PUT', '/user', { token: person.session.access_token, body: { password: 'teh-manis-8' } });
    expect((await refresh(elsewhere.data.session?.refresh_token ?? '')).body['code']).toBe(
      'refresh_token_not_found',
    );
    expect((await refresh(person.session.refresh_token)).status).toBe(200);

    const banned = await app.signUp();
    await app.database.owner`
      update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.userId}`;
    expect((await refresh(banned.session.refresh_token)).body).toEqual({
      code: 'user_banned',
      message: 'Invalid Refresh Token: User Banned',
    });
    await app.database.owner`delete from auth.users where id = ${banned.userId}`;
    expect((await refresh(banned.session.refresh_token)).body['code']).toBe('refresh_token_not_found');
  });

  test('400 session_expired after 90 days, and after 30 idle days', async () => {
    const sql = app.database.owner;
    const old = await app.signUp();
    await sql`update auth.sessions set not_after = now() where user_id = ${old.userId}`;
    expect((await refresh(old.session.refresh_token)).body['message']).toBe(
      'Invalid Refresh Token: Session Expired',
    );
    const idle = await app.signUp();
    await sql`update auth.sessions set created_at = now() - interval '31 days' where user_id = ${idle.userId}`;
    expect((await refresh(idle.session.refresh_token)).body).toEqual({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
  });

  test.each([
    ['', 'validation_failed'],
    ['kurang', 'validation_failed'],
    ['ABCDEFGHIJKL', 'validation_failed'],
    ['eyJhbGciOiJIUzI1NiJ9.e30.x', 'validation_failed'],
    ['abcdefghijkl', 'refresh_token_not_found'],
    ['a'.repeat(32), 'refresh_token_not_found'],
  ])('%j → 400 %s', async (token, code) => {
    const answer = await refresh(token);
    expect(answer.status).toBe(400);
    expect(answer.body['code']).toBe(code);
  });
});
