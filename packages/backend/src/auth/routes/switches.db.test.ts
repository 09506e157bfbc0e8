import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthTestApp,
  createAuthTestApp,
  freshEmail,
  goodPassword,
} from '../testing/create-auth-test-app.ts';

let app: AuthTestApp;
let phones: AuthTestApp;
beforeAll(async () => {
  app = await createAuthTestApp({
    auth: { signUps: false, phones: false, manualLinking: false, anonymousSignIns: true },
  });
  phones = await createAuthTestApp({ auth: { phoneAutoConfirm: true, manualLinking: true } });
});
afterAll(() => Promise.all([app.close(), phones.close()]));

test('where sign-ups are off, only the admin makes accounts', async () => {
  const email = freshEmail();
  const body = { email, password: goodPassword };
  expect((await app.call('POST', '/signup', { body })).body).toMatchObject({ code: 'signup_disabled' });
  expect((await app.call('POST', '/signup', { body: {} })).body).toMatchObject({ code: 'signup_disabled' });
  expect((await app.call('POST', '/otp', { body: { email } })).body).toMatchObject({ code: 'otp_disabled' });
  const admin = app.client({ key: app.deps.settings.secretKey }).auth.admin;
  expect((await admin.createUser({ ...body, email_confirm: true })).error).toBeNull();
  expect((await app.client().auth.signInWithPassword(body)).error).toBeNull();
  const [row] = await app.database.owner<{ n: number }[]>`select count(*)::int as n from auth.users`;
  expect(row?.n).toBe(1);
});

test('phones and linking are refused by their own codes', async () => {
  const otp = await app.call('POST', '/otp', { body: { phone: '+6281234567890' } });
  expect(otp.body).toMatchObject({ code: 'phone_provider_disabled' });
  const client = app.client();
  const admin = app.client({ key: app.deps.settings.secretKey }).auth.admin;
  const email = freshEmail();
  await admin.createUser({ email, password: goodPassword, email_confirm: true });
  const { data } = await client.auth.signInWithPassword({ email, password: goodPassword });
  const [identity] = data.user?.identities ?? [];
  if (identity === undefined) throw new Error('there is no identity');
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    code: 'manual_linking_disabled',
  });
  const linked = await client.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  expect(linked.error).toMatchObject({ code: 'manual_linking_disabled' });
});

test('where linking is on, a provider that is not there is refused as that', async () => {
  const client = phones.client();
  await client.auth.signUp({ phone: '+6281234567892', password: goodPassword });
  const linked = await client.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  expect(linked.error).toMatchObject({ code: 'validation_failed' });
  expect(linked.error?.message).toContain('Unsupported provider');
});

test('a number that counts as proved has a session at once, and a known one is refused', async () => {
  const phone = '+6281234567891';
  const { data, error } = await phones.client().auth.signUp({ phone, password: goodPassword });
  expect(error).toBeNull();
  expect(data.session?.user.phone_confirmed_at).toBeTruthy();
  const again = await phones.client().auth.signUp({ phone, password: 'kata-sandi-lain-9' });
  expect(again.error).toMatchObject({ code: 'user_already_exists' });
});

test('what is no number is told before anything is looked up', async () => {
  const body = { phone: '12345678901-salah', token: '123456', type: 'sms' };
  expect((await phones.call('POST', '/verify', { body })).body).toMatchObject({
    message: 'Invalid phone number format (E.164 required)',
  });
});

test('that SAML is not offered is said first', async () => {
  for (const body of [{}, { domain: 'kampus.test', provider_id: 'x' }]) {
    expect((await app.call('POST', '/sso', { body })).body).toMatchObject({ code: 'saml_provider_disabled' });
  }
});

test.each([
  ['POST', '/token?grant_type=web3', 'web3_provider_disabled'],
  ['GET', '/factors/recovery-codes', 'mfa_recovery_codes_enroll_not_enabled'],
  ['POST', '/factors/recovery-codes/verify', 'mfa_recovery_codes_verify_not_enabled'],
  ['GET', '/admin/oauth/clients', 'oauth_client_not_found'],
])('%s %s is refused by its own code', async (method, path, code) => {
  expect((await app.call(method, path, method === 'POST' ? { body: {} } : {})).body).toMatchObject({ code });
});

test('discovery names the issuer and its keys', async () => {
  const answer = await app.fetch('/auth/v1/.well-known/openid-configuration');
  expect(await answer.json()).toMatchObject({
    issuer: app.deps.keys.issuer,
    jwks_uri: `${app.deps.keys.issuer}/.well-known/jwks.json`,
  });
});
