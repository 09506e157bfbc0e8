import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /verify', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false, trustedProxies: 1 } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  const pending = async (): Promise<{ email: string; code: string; link: string }> => {
    const email = freshEmail();
    await app.call('POST', '/signup', { body: { email, password: goodPassword } });
    return { email, ...readMail(await app.nextMail(email)) };
  };
  /** From an address of the network, as the proxy names it. */
  const verify = (body: object, from = '192.0.2.1') =>
    app.call('POST', '/verify', { body, headers: { 'x-forwarded-for': from } });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('200 with a session for the code, once, also when 20 try it together', async () => {
    const { email, code } = await pending();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify({ type: 'signup', email, token: code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
  });

  test('200 for the token of the link as token_hash', async () => {
    const { email, link } = await pending();
    const tokenHash = new URL(link).searchParams.get('token') ?? '';
    const { data, error } = await app.client().auth.verifyOtp({ type: 'email', token_hash: tokenHash });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const claims = await app.deps.keys.verify(data.session?.access_token ?? '');
    expect(claims['amr']).toMatchObject([{ method: 'otp' }]);
  });

  test('a code dies after 25 wrong ones from several addresses, tried together; the link lives on', async () => {
    const { email, code, link } = await pending();
    const wrong = await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        verify({ type: 'signup', email, token: other(code) }, `203.0.113.${at % 5}`),
      ),
    );
    for (const answer of wrong) expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(403);
    // A mail scanner asks for the head first; the link still works after that.
    expect((await app.fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
    const followed = await app.fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('#access_token=');
  });

  test('429 after ten tries of one address on one account, known or not, whatever code is pending', async () => {
    for (const email of [freshEmail(), (await pending()).email]) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => verify({ type: 'recovery', email, token: '000000' })),
      );
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    }
  });

  test('wrong codes of a stranger keep out neither the right code nor the next one', async () => {
    const first = await pending();
    const stranger = (token: string) => verify({ type: 'signup', email: first.email, token }, '198.51.100.9');
    for (let at = 0; at < 40; at++) await stranger(other(first.code));
    expect((await stranger(first.code)).status).toBe(429);
    expect((await verify({ type: 'signup', email: first.email, token: first.code })).status).toBe(200);
  });

  test('429 for an account that many addresses try', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        verify({ type: 'recovery', email, token: '000000' }, `203.0.113.${at % 20}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(30);
  });

  test('403 for a late code, another type, another address', async () => {
    const late = await pending();
    await app.database.owner`update auth.one_time_tokens set expires_at = now()`;
    expect((await verify({ type: 'signup', email: late.email, token: late.code })).body).toEqual({
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    const { email, code } = await pending();
    expect((await verify({ type: 'recovery', email, token: code })).status).toBe(403);
    expect((await verify({ type: 'email_change', email, token: code })).status).toBe(403);
    expect((await verify({ type: 'signup', email: freshEmail(), token: code })).status).toBe(403);
    expect((await verify({ type: 'signup', token_hash: 'tidak-ada' })).body['message']).toBe(
      'Email link is invalid or has expired',
    );
  });

  test('403 user_banned', async () => {
    const { email, code } = await pending();
    await app.database
      .owner`update auth.users set banned_until = now() + interval '1 day' where email = ${email}`;
    expect((await verify({ type: 'signup', email, token: code })).body['code']).toBe('user_banned');
  });

  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'lain', email: 'a@kampus.test', token: '1' }, 'Invalid email verification type'],
    [{ type: 'constructor', email: 'a@kampus.test', token: '1' }, 'Invalid email verification type'],
    [{ type: 'signup', email: 'a@kampus.test' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1', token_hash: '2' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1' }, 'Only an email address or phone number should be provided on verify'],
    [
      { type: 'signup', token_hash: '1', email: 'a@kampus.test' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'sms', email: 'a@kampus.test', token: '1' }, 'Unsupported verification type'],
  ])('400 %j', async (body, message) => {
    expect(await verify(body)).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });
});

describe('GET /verify', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false } });
  });
  afterAll(() => app.close());

  const asBrowser = {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    redirect: 'manual',
  } as const;
  const press = (link: string) =>
    app.fetch(link, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const recoveryLink = async (): Promise<string> => {
    const { email } = await app.signUp();
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    await app.call('POST', '/recover', { body: { email } });
    return readMail(await app.nextMail(email)).link;
  };

  test('a scanner of mail that fetches a link uses nothing; the form of its page does, once', async () => {
    const link = await recoveryLink();
    for (let round = 0; round < 3; round += 1) {
      const page = await app.fetch(link, asBrowser);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<form method="post"><button>Reset password</button></form>');
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'$/,
      );
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
    const pressed = await press(link);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toMatch(/#access_token=.*type=recovery/);
    for (const again of [await press(link), await app.fetch(link, asBrowser)]) {
      expect(again.headers.get('location')).toContain('error_code=otp_expired');
    }
  });

  test('other clients are led on at once, as the protocol says', async () => {
    const answer = await app.fetch(await recoveryLink(), { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('#access_token=');
  });

  test('a scanner that only opens links agrees to no e-mail change', async () => {
    const { email, session } = await app.signUp();
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    const next = freshEmail();
    await app.call('PUT', '/user', { token: session.access_token, body: { email: next } });
    const links = [readMail(await app.nextMail(email)).link, readMail(await app.nextMail(next)).link];
    for (const link of links) {
      const page = await app.fetch(link, asBrowser);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('<script');
    }
    expect((await app.call('GET', '/user', { token: session.access_token })).body['email']).toBe(email);
    for (const link of links) expect((await press(link)).status).toBe(303);
    expect((await app.call('GET', '/user', { token: session.access_token })).body['email']).toBe(next);
  });

  test('400 as JSON when the link misses a part', async () => {
    expect((await app.fetch('/auth/v1/verify?token=x')).status).toBe(400);
    expect((await app.fetch('/auth/v1/verify?type=signup')).status).toBe(400);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example',
  ])('303 to the site instead of %s', async (target) => {
    const answer = await app.fetch(
      `/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(target)}`,
      { redirect: 'manual' },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      'http://localhost:3000#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });
});
