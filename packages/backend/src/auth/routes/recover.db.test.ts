import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /recover', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { redirectAllowList: ['http://localhost:5173/**'] } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test('200, a code by mail, a session from the code, a new password', async () => {
    const { email } = await app.signUp();
    const client = app.client();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const mail = await app.nextMail(email);
    expect(mail.subject).toBe('Reset your password');
    expect(mail.html).toContain(readMail(mail).code);
    const { data, error } = await client.auth.verifyOtp({
      type: 'recovery',
      email,
      token: readMail(mail).code,
    });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await client.auth.updateUser({ password: 'teh-manis-8' })).error).toBeNull();
    expect((await app.client().auth.signInWithPassword({ email, password: 'teh-manis-8' })).error).toBeNull();
    expect(
      (await app.client().auth.signInWithPassword({ email, password: goodPassword })).error,
    ).not.toBeNull();
  });

  test('the link leads to the wished page with a recovery session, once', async () => {
    const { email } = await app.signUp();
    await app
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/reset-password' });
    const { link } = readMail(await app.nextMail(email));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => app.fetch(link, { redirect: 'manual' })));
    const targets = answers.map((answer) => answer.headers.get('location') ?? '');
    expect(targets.filter((target) => target.includes('#access_token='))).toHaveLength(1);
    expect(targets.filter((target) => target.includes('error_code=otp_expired'))).toHaveLength(4);
    for (const target of targets) expect(target).toMatch(/^http:\/\/localhost:3000\/reset-password#/);
    expect(targets.join()).toContain('type=recovery');
  });

  test('no header of the request reaches the mail, and no foreign target', async () => {
    const { email } = await app.signUp();
    await app.call('POST', '/recover?redirect_to=https://evil.example/x', {
      body: { email },
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      },
    });
    const mail = await app.nextMail(email);
    expect(`${mail.text}${mail.html}${mail.subject}`).not.toContain('evil.example');
    expect(readMail(mail).link).toContain(`redirect_to=${encodeURIComponent('http://localhost:3000')}`);
  });

  test('200 alike for an unknown address, without a mail; 429 alike within a minute', async () => {
    const known = (await app.signUp()).email;
    const unknown = freshEmail();
    const [first, second] = [
      await app.call('POST', '/recover', { body: { email: known } }),
      await app.call('POST', '/recover', { body: { email: unknown } }),
    ];
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(second.body).toEqual(first.body);
    await app.nextMail(known);
    expect(app.mails.some((mail) => mail.to === unknown)).toBe(false);
    for (const email of [known, unknown]) {
      const again = await app.call('POST', '/recover', { body: { email } });
      expect(again.status).toBe(429);
      expect(again.body['code']).toBe('over_email_send_rate_limit');
      expect(again.body['message']).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      );
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    }
  });

  test('400 without an address and for what is none', async () => {
    expect((await app.call('POST', '/recover', { body: {} })).body['message']).toBe(
      'Password recovery requires an email',
    );
    expect((await app.call('POST', '/recover', { body: { email: 'x' } })).body['code']).toBe(
      'validation_failed',
    );
  });

  test('with PKCE the link gives a code that only its verifier turns into a session, once', async () => {
    const { email } = await app.signUp();
    const verifier = 'v'.repeat(60);
    const challenge = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
    ).toString('base64url');
    await app.call('POST', '/recover?redirect_to=http://localhost:5173/kembali?a=1', {
      body: { email, code_challenge: challenge, code_challenge_method: 's256' },
    });
    const { link } = readMail(await app.nextMail(email));
    expect(link).toContain('token=pkce_');
    const followed = await app.fetch(link, { redirect: 'manual' });
    const target = new URL(followed.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('http://localhost:5173/kembali');
    expect(target.hash).toBe('');
    const code = target.searchParams.get('code') ?? '';
    const exchange = (auth_code: string, code_verifier: string) =>
      app.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });
    expect((await exchange(code, 'w'.repeat(60))).body['code']).toBe('bad_code_verifier');
    expect((await exchange('tidak-ada', verifier)).body['code']).toBe('flow_state_not_found');
    expect((await exchange('', verifier)).body['code']).toBe('validation_failed');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });
});
