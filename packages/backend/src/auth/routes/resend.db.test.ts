import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('POST /resend', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test('200 and a new mail that works, where something is to be confirmed', async () => {
    const email = freshEmail();
    const client = app.client();
    await client.auth.signUp({ email, password: goodPassword });
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const { code } = readMail(await app.nextMail(email));
    expect((await client.auth.verifyOtp({ type: 'email', email, token: code })).error).toBeNull();
  });

  test('200 alike without a mail for an unknown and for a confirmed address', async () => {
    const unknown = await app.call('POST', '/resend', { body: { type: 'signup', email: freshEmail() } });
    const { email } = await app.signUp();
    await app.nextMail(email);
    await app.database.owner`delete from auth.rate_limits`;
    const confirmed = await app.call('POST', '/resend', { body: { type: 'signup', email } });
    expect(unknown).toMatchObject({ status: 200, body: {} });
    expect(confirmed.body).toEqual(unknown.body);
    expect(app.mails.some((mail) => mail.to === email)).toBe(false);
  });

  test('429 within a minute of the sign-up', async () => {
    const email = freshEmail();
    await app.call('POST', '/signup', { body: { email, password: goodPassword } });
    const answer = await app.call('POST', '/resend', { body: { type: 'signup', email } });
    expect(answer).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
  });

  test.each([
    [{}, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [
      { type: 'recovery', email: 'a@kampus.test' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup', phone: '+628123456789' }, 'Type provided requires an email address'],
    [{ type: 'sms', email: 'a@kampus.test' }, 'Type provided requires a phone number'],
  ])('400 %j', async (body, message) => {
    expect(await app.call('POST', '/resend', { body })).toMatchObject({ status: 400, body: { message } });
  });
});
