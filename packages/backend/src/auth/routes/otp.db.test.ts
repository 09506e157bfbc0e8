import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proveLongAgo } from '../testing/prove-long-ago.ts';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /otp', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test('200 makes an account for a new address; the code signs in and confirms', async () => {
    const email = freshEmail();
    const client = app.client();
    const asked = await client.auth.signInWithOtp({
      email,
      options: { data: { nama_lengkap: 'Rina Kode' } },
    });
    expect(asked.error).toBeNull();
    const mail = await app.nextMail(email);
    expect(mail.subject).toBe('Confirm your e-mail address');
    const { data, error } = await client.auth.verifyOtp({ type: 'email', email, token: readMail(mail).code });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { nama_lengkap: 'Rina Kode', email_verified: true },
    });
  });

  test('200 for a known person: the link of the mail signs in', async () => {
    const { email, userId } = await app.signUp();
    await app
      .client()
      .auth.signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost:3000/profil' } });
    const mail = await app.nextMail(email);
    expect(mail.subject).toBe('Sign in');
    const followed = await app.fetch(readMail(mail).link, { redirect: 'manual' });
    const target = new URL(followed.headers.get('location') ?? '');
    expect(target.pathname).toBe('/profil');
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('magiclink');
    const { data } = await app.client().auth.getUser(fragment.get('access_token') ?? '');
    expect(data.user?.id).toBe(userId);
  });

  test('a password from before the address was proved does not survive the proof', async () => {
    const strict = await createAuthTestApp({ settings: { autoConfirm: false } });
    const email = freshEmail();
    await strict.call('POST', '/signup', { body: { email, password: 'penyerang-99' } });
    await strict.nextMail(email);
    await strict.client().auth.signInWithOtp({ email });
    const { code } = readMail(await strict.nextMail(email));
    const { error } = await strict.client().auth.verifyOtp({ type: 'email', email, token: code });
    expect(error).toBeNull();
    const attacker = await strict.client().auth.signInWithPassword({ email, password: 'penyerang-99' });
    expect(attacker.error?.code).toBe('invalid_credentials');
    await strict.close();
  });

  test('a phone is refused where nothing would send the code, though numbers count as proved', async () => {
    const silent = await createAuthTestApp({
      auth: { phoneAutoConfirm: true },
      settings: { mailboxPage: false },
    });
    const phone = '+6281234500011';
    const asked = await silent.client().auth.signInWithOtp({ phone });
    expect(asked.error).toMatchObject({ code: 'phone_provider_disabled', status: 400 });
    expect(await silent.database.owner`select 1 from auth.users`).toHaveLength(0);
    const signedUp = await silent.client().auth.signUp({ phone, password: goodPassword });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).not.toBeNull();
    await silent.close();
  });

  test('a code that nothing would send is refused wherever one is asked for, and nothing is changed', async () => {
    const silent = await createAuthTestApp({
      auth: { phoneAutoConfirm: true },
      settings: { mailboxPage: false },
    });
    const { owner } = silent.database;
    const refused = { status: 400, body: { code: 'phone_provider_disabled' } };
    const phone = '+6281234500012';
    const password = goodPassword;
    const signedUp = await silent.call('POST', '/signup', { body: { phone, password } });
    const token = signedUp.body['access_token'] ?? '';
    expect(signedUp.status).toBe(200);
    for (const type of ['sms', 'phone_change'])
      expect(await silent.call('POST', '/resend', { body: { type, phone } })).toMatchObject(refused);
    expect(await silent.call('GET', '/reauthenticate', { token })).toMatchObject(refused);
    const change = { phone: '+6281234500013', current_password: password };
    expect(await silent.call('PUT', '/user', { token, body: change })).toMatchObject(refused);
    const enrolment = { factor_type: 'phone', phone };
    expect(await silent.call('POST', '/factors', { token, body: enrolment })).toMatchObject({
      status: 422,
      body: { code: 'mfa_phone_enroll_not_enabled' },
    });
    const [factor] = await owner<{ id: string }[]>`
      insert into auth.mfa_factors (id, user_id, factor_type, status, phone)
      select gen_random_uuid(), id, 'phone', 'verified', phone from auth.users returning id`;
    expect(await silent.call('POST', `/factors/${factor?.id}/challenge`, { token, body: {} })).toMatchObject(
      refused,
    );
    const left = await owner`
      select 1 from auth.users where phone_change <> '' or phone_change_token <> '' or reauthentication_token <> ''
      union all select 1 from auth.one_time_tokens union all select 1 from auth.mfa_challenges`;
    expect(left).toHaveLength(0);
    expect(silent.mails).toHaveLength(0);
    await silent.close();
  });

  test('200 with message_id for a phone, by sms or whatsapp; the code signs in', async () => {
    for (const channel of ['sms', 'whatsapp'] as const) {
      const phone = `+62812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      const client = app.client();
      const asked = await client.auth.signInWithOtp({ phone, options: { channel } });
      expect(asked.error).toBeNull();
      expect(asked.data).toMatchObject({ messageId: expect.stringMatching(/^[\da-f]{24}$/) });
      const message = await app.nextMail(phone);
      expect(message.subject).toBe(channel === 'sms' ? 'SMS' : 'WhatsApp');
      const token = /\d{6}/.exec(message.text)?.[0] ?? '';
      const { data, error } = await client.auth.verifyOtp({ type: 'sms', phone, token });
      expect(error).toBeNull();
      expect(data.user?.phone).toBe(phone.slice(1));
    }
  });

  test('422 otp_disabled for an unknown address when no account is to be made', async () => {
    const { error } = await app.client().auth.signInWithOtp({
      email: freshEmail(),
      options: { shouldCreateUser: false },
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
  });

  test('429 within a minute', async () => {
    const email = freshEmail();
    await app.client().auth.signInWithOtp({ email });
    const { error } = await app.client().auth.signInWithOtp({ email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  test.each([
    [{}, 'One of email or phone must be set'],
    [
      { email: 'a@kampus.test', phone: '+628123456789' },
      'Only an email address or phone number should be provided',
    ],
    [{ email: 'a@kampus.test', channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
    [{ phone: '+628123456789', channel: 'merpati' }, 'Invalid channel'],
  ])('400 %j', async (body, message) => {
    const answer = await app.call('POST', '/otp', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(message);
  });

  test('400 phone_provider_disabled where no message could be sent', async () => {
    const production = await createAuthTestApp({ settings: { local: false } });
    const answer = await production.call('POST', '/otp', { body: { phone: '+628123456789' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'phone_provider_disabled' } });
    await production.close();
  });
});

describe('POST /sso', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  test('404 saml_provider_disabled, whatever else is wrong with the request', async () => {
    const { error } = await app.client().auth.signInWithSSO({ domain: 'kampus.ac.id' });
    expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
    expect((await app.call('POST', '/sso', { body: {} })).status).toBe(404);
    expect((await app.call('POST', '/sso', { body: { domain: 'a', provider_id: 'b' } })).status).toBe(404);
  });
});

describe('GET /reauthenticate', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  test('200 and a code that lets an old session change the password, once', async () => {
    const { session, email, userId } = await app.signUp();
    const client = app.client();
    await client.auth.setSession(session);
    await proveLongAgo(app.database.owner, userId);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = readMail(await app.nextMail(email));
    const first = await client.auth.updateUser({ password: 'teh-manis-8', nonce: code });
    expect(first.error).toBeNull();
    const again = await client.auth.updateUser({ password: goodPassword, nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  test('401 without a token, 429 within a minute', async () => {
    expect((await app.call('GET', '/reauthenticate')).status).toBe(401);
    const { session } = await app.signUp();
    await app.call('GET', '/reauthenticate', { token: session.access_token });
    expect((await app.call('GET', '/reauthenticate', { token: session.access_token })).status).toBe(429);
  });
});
