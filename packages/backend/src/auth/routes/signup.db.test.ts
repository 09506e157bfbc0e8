import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type Answer,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /signup, accounts confirmed by themselves', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  test('200 opens a session and stores an argon2id hash', async () => {
    const email = freshEmail();
    const { data, error } = await app.client().auth.signUp({
      email: `  ${email.toUpperCase()} `,
      password: goodPassword,
      options: { data: { username: 'sari_01', nama_lengkap: 'Sari Lestari', referred_by: null } },
    });
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe('bearer');
    expect(data.session?.expires_in).toBe(3600);
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { username: 'sari_01', nama_lengkap: 'Sari Lestari', email, email_verified: true },
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.email_confirmed_at).toBeTypeOf('string');
    const [row] = await app.database.owner`
      select encrypted_password, (select username from public.profiles p where p.id = u.id) as username
      from auth.users u where email = ${email}`;
    expect(row?.['encrypted_password']).toMatch(/^\$argon2id\$/);
    expect(row?.['username']).toBe('sari_01');
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  test('200 ignores is_premium, total_coin and referral_code in data', async () => {
    const { body } = await app.call('POST', '/signup', {
      body: {
        email: freshEmail(),
        password: goodPassword,
        data: {
          is_premium: true,
          total_coin: 9,
          referral_code: 'X',
          app_metadata: { role: 'admin' },
          sub: 'x',
          role: 'service_role',
        },
      },
    });
    // The database's own mirrors stand there, not what the client sent.
    expect(body['user']?.['user_metadata']).toMatchObject({ is_premium: false, total_coin: 0 });
    expect(body['user']?.['user_metadata']?.['referral_code']).not.toBe('X');
    expect(body['user']?.['role']).toBe('authenticated');
    expect(body['user']?.['user_metadata']?.['sub']).toBe(body['user']?.['id']);
  });

  test('422 user_already_exists for a known address', async () => {
    const { email } = await app.signUp();
    const { error } = await app.client().auth.signUp({ email, password: goodPassword });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test('422 username_exists when the username is taken, and no user remains', async () => {
    const data = { username: 'dipakai_01', nama_lengkap: 'Orang Pertama' };
    await app.call('POST', '/signup', { body: { email: freshEmail(), password: goodPassword, data } });
    const email = freshEmail();
    const { status, body } = await app.call('POST', '/signup', {
      body: { email, password: goodPassword, data },
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'username_exists',
      message: 'Username sudah digunakan. Silakan pilih username lain.',
    });
    expect(await app.database.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
  });

  test('500 "Database error saving new user" when a trigger fails', async () => {
    const sql = app.database.owner;
    await sql.unsafe(`create function public.break_signup() returns trigger language plpgsql as
      $$ begin if new.email like 'rusak-%' then raise exception 'secret detail'; end if; return new; end $$;
      create trigger break_signup before insert on auth.users for each row execute function public.break_signup();`);
    const { status, body } = await app.call('POST', '/signup', {
      body: { email: `rusak-${freshEmail()}`, password: goodPassword },
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'unexpected_failure', message: 'Database error saving new user' });
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });

  test('20 at once with one address: one account', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST', '/signup', { body: { email, password: goodPassword } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'user_already_exists')).toHaveLength(19);
  });

  test.each([
    [{ email: 'a@kampus.test' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email: 'a@kampus.test', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [{ email: 'a@kampus.test', password: 'password1' }, 422, 'weak_password', undefined],
    [
      { email: 'a@kampus.test', password: 'x'.repeat(129) },
      400,
      'validation_failed',
      'Password cannot be longer than 128 characters',
    ],
    [
      { email: 'bukan-email', password: goodPassword },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: `${'a'.repeat(260)}@kampus.test`, password: goodPassword },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      { email: 'a@kampus.test', phone: '+628123456789', password: goodPassword },
      400,
      'validation_failed',
      undefined,
    ],
    [
      { phone: '12', password: goodPassword },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [{ password: goodPassword }, 422, 'anonymous_provider_disabled', undefined],
    [
      { email: 'a@kampus.test', password: goodPassword, code_challenge: 'x' },
      400,
      'validation_failed',
      undefined,
    ],
    [{ email: 'a@kampus.test', password: 'nul\u0000nul-9' }, 400, 'validation_failed', undefined],
    [
      { email: 'a@kampus.test', password: goodPassword, data: { a: '\ud800' } },
      400,
      'validation_failed',
      undefined,
    ],
    [{ email: ['a@kampus.test'], password: goodPassword }, 400, 'bad_json', undefined],
    ['{', 400, 'bad_json', undefined],
    ['[1]', 400, 'bad_json', undefined],
    ['['.repeat(100_000), 400, 'bad_json', undefined],
  ])('%j → %i %s', async (request, status, code, message) => {
    const answer = await app.call('POST', '/signup', { body: request });
    expect(answer.status).toBe(status);
    expect(answer.body['code']).toBe(code);
    expect(answer.body['message']).toContain(message ?? '');
  });

  test('weak_password names its reasons, also in the older error form', async () => {
    const { body } = await app.call('POST', '/signup', {
      body: { email: freshEmail(), password: '12345' },
      headers: { 'X-Supabase-Api-Version': '' },
    });
    expect(body).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
  });
});

describe('POST /signup, confirmation required', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false } });
  });
  afterAll(() => app.close());

  test('200 with a bare user; sign-in only after the link of the mail', async () => {
    const email = freshEmail();
    const client = app.client();
    const { data, error } = await client.auth.signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: 'http://localhost:3000/masuk' },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.confirmation_sent_at).toBeTypeOf('string');
    expect(data.user?.identities).toHaveLength(1);
    const early = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const { link } = readMail(await app.nextMail(email));
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/verify\?token=/);
    const followed = await app.fetch(link, { redirect: 'manual' });
    expect(followed.status).toBe(303);
    expect(followed.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/masuk#access_token=.*&type=signup$/,
    );
    const late = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(late.error).toBeNull();
    expect(late.data.user?.user_metadata['email_verified']).toBe(true);
    expect(late.data.user?.identities?.[0]?.identity_data?.['email_verified']).toBe(true);
    const again = await app.fetch(link, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('error_code=otp_expired');
  });

  test('200 for a known, confirmed address looks like a new user without identities, and its owner is told', async () => {
    const { email } = await app.signUp();
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    const { data, error } = await app.client().auth.signUp({ email, password: 'penyerang-99' });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    const [row] = await app.database.owner`select id from auth.users where email = ${email}`;
    expect(data.user?.id).not.toBe(row?.['id']);
    expect((await app.nextMail(email)).subject).toBe('You already have an account');
  });

  test('a taken username gives the same answer for a known and for a new address; the own one is not taken', async () => {
    const data = { username: `taken_${Date.now()}`, nama_lengkap: 'Pemilik Nama' };
    const own = { username: `own_${Date.now()}`, nama_lengkap: 'Pemilik Surat' };
    await app.call('POST', '/signup', { body: { email: freshEmail(), password: goodPassword, data } });
    const known = freshEmail();
    await app.call('POST', '/signup', { body: { email: known, password: goodPassword, data: own } });
    await app.database.owner`update auth.users set email_confirmed_at = now() where email = ${known}`;
    const answers = [];
    for (const email of [known, freshEmail()]) {
      await app.database.owner`delete from auth.rate_limits`;
      answers.push(await app.call('POST', '/signup', { body: { email, password: goodPassword, data } }));
    }
    expect(answers[0]).toMatchObject({ status: 422, body: { code: 'username_exists' } });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    await app.database.owner`delete from auth.rate_limits`;
    const again = await app.call('POST', '/signup', {
      body: { email: known, password: goodPassword, data: own },
    });
    expect(again.status).toBe(200);
  });

  test('200 for a known, unconfirmed address mails again; of two passwords neither stays; 429 within a minute', async () => {
    const email = freshEmail();
    await app.call('POST', '/signup', { body: { email, password: goodPassword } });
    const first = readMail(await app.nextMail(email));
    const soon = await app.call('POST', '/signup', { body: { email, password: 'kata-lain-88' } });
    expect(soon.status).toBe(429);
    expect(soon.body['code']).toBe('over_email_send_rate_limit');
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    await app.database.owner`delete from auth.rate_limits`;
    const later = await app.call('POST', '/signup', { body: { email, password: 'kata-lain-88' } });
    expect(later.status).toBe(200);
    const second = readMail(await app.nextMail(email));
    expect(second.code).not.toBe('');
    const old = await app.fetch(first.link, { redirect: 'manual' });
    expect(old.headers.get('location')).toContain('error_code=otp_expired');
    const confirmed = await app.call('POST', '/verify', {
      body: { type: 'signup', email, token: second.code },
    });
    expect(confirmed.status).toBe(200);
    // Either may be an attacker's, who waits for the holder of the mailbox to confirm.
    for (const password of [goodPassword, 'kata-lain-88']) {
      const { error } = await app.client().auth.signInWithPassword({ email, password });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  test('the same password again stays, and no client is told what was said of the account before', async () => {
    const email = freshEmail();
    const first = { username: `asli_${Date.now()}`, nama_lengkap: 'Nama Rahasia' };
    const made = await app.call('POST', '/signup', { body: { email, password: goodPassword, data: first } });
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    const data = { username: `lain_${Date.now()}`, nama_lengkap: 'Nama Lain' };
    const again = await app.call('POST', '/signup', { body: { email, password: goodPassword, data } });
    expect(JSON.stringify(again.body)).not.toContain('Rahasia');
    expect(JSON.stringify(again.body)).not.toContain(made.body['id']);
    expect(Object.keys(again.body).toSorted()).toEqual(Object.keys(made.body).toSorted());
    const fresh = freshEmail();
    const unknown = await app.call('POST', '/signup', {
      body: { email: fresh, password: goodPassword, data: { ...data, username: `baru_${Date.now()}` } },
    });
    const plain = (answer: Answer): unknown =>
      JSON.parse(
        JSON.stringify(answer.body)
          .replaceAll(/[\da-f]{8}-[\da-f-]{27}|orang-[\da-f-]+@|(?:lain|baru)_\d+/g, '')
          .replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, 'time')
          .replaceAll(/"referral_code":"\w+"/g, '"referral_code":""'),
      );
    expect(plain(again)).toEqual(plain(unknown));
    const { code } = readMail(await app.nextMail(email));
    await app.call('POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect((await app.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });
});

describe('POST /signup, captcha demanded', () => {
  test('400 captcha_failed without a token, and nothing is made', async () => {
    const app = await createAuthTestApp({
      settings: {
        captcha: {
          provider: 'turnstile',
          siteKey: 'k',
          secret: 'x',
          scriptUrl: 'http://127.0.0.1:9/api.js',
          verifyUrl: 'http://127.0.0.1:9/siteverify',
        },
      },
    });
    const email = freshEmail();
    for (const [path, body] of [
      ['/signup', { email, password: goodPassword }],
      ['/token?grant_type=password', { email, password: goodPassword }],
      ['/recover', { email }],
      ['/otp', { email }],
      ['/resend', { type: 'signup', email }],
    ] as const) {
      expect(await app.call('POST', path, { body })).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed' },
      });
    }
    expect(await app.database.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
    await app.close();
  });
});
