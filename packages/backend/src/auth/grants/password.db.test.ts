import { hash as bcryptHash } from '@node-rs/bcrypt';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /token?grant_type=password', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  const signIn = (email: string, password: string) =>
    app.call('POST', '/token?grant_type=password', { body: { email, password } });

  test('200 with claims that name the session; tokens are stored hashed', async () => {
    const { email, userId } = await app.signUp();
    const { data, error } = await app.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(error).toBeNull();
    const claims = await app.deps.keys.verify(data.session?.access_token ?? '');
    expect(claims).toMatchObject({
      sub: userId,
      aud: 'authenticated',
      role: 'authenticated',
      iss: 'http://localhost:3000/auth/v1',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
    const [row] = await app.database.owner`
      select s.user_id, s.not_after > now() + interval '80 days' as long, t.token
      from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id where s.id = ${String(claims.session_id)}`;
    expect(row).toMatchObject({ user_id: userId, long: true });
    expect(row?.['token']).toMatch(/^[\da-f]{64}$/);
    expect(row?.['token']).not.toContain(data.session?.refresh_token);
  });

  test('400 invalid_credentials alike for a wrong password, an unknown address and an account without password', async () => {
    const { email, userId } = await app.signUp();
    const wrong = await signIn(email, 'salah-salah');
    const unknown = await signIn(freshEmail(), 'salah-salah');
    await app.database.owner`update auth.users set encrypted_password = '' where id = ${userId}`;
    const without = await signIn(email, '');
    expect(wrong.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect([unknown.body, without.body]).toEqual([wrong.body, wrong.body]);
    expect([wrong.status, unknown.status, without.status]).toEqual([400, 400, 400]);
  });

  test('200 for a bcrypt hash of an imported project, which is then upgraded', async () => {
    const { email, userId } = await app.signUp();
    const sql = app.database.owner;
    const imported = await bcryptHash('lama-sekali', 4);
    await sql`update auth.users set encrypted_password = ${imported} where id = ${userId}`;
    expect((await signIn(email, 'lama-sekali')).status).toBe(200);
    const [row] = await sql`select encrypted_password from auth.users where id = ${userId}`;
    expect(row?.['encrypted_password']).toMatch(/^\$argon2id\$/);
    expect((await signIn(email, 'lama-sekali')).status).toBe(200);
  });

  test('200 reports a password that would be refused today', async () => {
    const { email, userId } = await app.signUp();
    const short = await bcryptHash('12345', 4);
    await app.database.owner`update auth.users set encrypted_password = ${short} where id = ${userId}`;
    const { data, error } = await app.client().auth.signInWithPassword({ email, password: '12345' });
    expect(error).toBeNull();
    expect(data.weakPassword?.reasons).toEqual(['length']);
  });

  test('400 user_banned for a banned user, with the right password only', async () => {
    const { email, userId } = await app.signUp();
    await app.database.owner`
      update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`;
    expect(await signIn(email, goodPassword)).toMatchObject({
      status: 400,
      body: { code: 'user_banned', message: 'User is banned' },
    });
    expect((await signIn(email, 'salah-salah')).body['code']).toBe('invalid_credentials');
  });

  test('429 after ten wrong passwords, tried together, also for the right one; another account goes on', async () => {
    const { email } = await app.signUp();
    const other = await app.signUp();
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, n) => signIn(email, `tebakan-${n}`)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const limited = guesses.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(15);
    expect(limited[0]?.body['code']).toBe('over_request_rate_limit');
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(email, goodPassword)).status).toBe(429);
    expect((await signIn(other.email, goodPassword)).status).toBe(200);
  });

  test('a right password opens the bucket again', async () => {
    const { email } = await app.signUp();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 6; n += 1) await signIn(email, `tebakan-${n}`);
      expect((await signIn(email, goodPassword)).status).toBe(200);
    }
  });

  test.each([
    ['password', {}, 400, 'validation_failed', 'missing email or phone'],
    [
      'password',
      { email: 'a@kampus.test', phone: '+628123456789', password: 'x' },
      400,
      'validation_failed',
      '',
    ],
    ['bukan-grant', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ])('grant %s %j → %i %s', async (grant, body, status, code, message) => {
    const answer = await app.call('POST', `/token?grant_type=${grant}`, { body });
    expect(answer.status).toBe(status);
    expect(answer.body['code']).toBe(code);
    expect(answer.body['message']).toContain(message);
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test('audit rows hold neither address nor password, cannot be changed, and show a forgery', async () => {
    const { email, userId } = await app.signUp();
    await signIn(email, 'salah-rahasia-9');
    const sql = app.database.owner;
    const rows = await sql`
      select payload::text as text from auth.audit_log_entries where payload ->> 'actor_id' = ${userId}`;
    const text = rows.map((row) => String(row['text'])).join('\n');
    expect(text).toContain('user_signedup');
    expect(text).toContain('login_failed');
    expect(text).not.toContain(email);
    expect(text).not.toContain('salah-rahasia-9');
    const [sealed] = await sql`select auth.seal_audit_log() as n`;
    expect(Number(sealed?.['n'])).toBeGreaterThan(2);
    await expect(sql`delete from auth.audit_log_entries`).rejects.toThrow('append-only');
    await expect(sql`update auth.audit_log_entries set payload = '{}'`).rejects.toThrow('append-only');
    const findBreak = async () => (await sql`select auth.find_audit_break() as at`)[0]?.['at'];
    expect(await findBreak()).toBeNull();
    await sql`alter table auth.audit_log_entries disable trigger keep_audit_log`;
    await sql`update auth.audit_log_entries set payload = '{"action":"forged"}' where position = 2`;
    await sql`alter table auth.audit_log_entries enable trigger keep_audit_log`;
    expect(Number(await findBreak())).toBe(2);
  });
});
