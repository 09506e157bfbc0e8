import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthTestApp,
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
} from '../testing/create-auth-test-app.ts';

let open: AuthTestApp;
let closed: AuthTestApp;
let careful: AuthTestApp;
beforeAll(async () => {
  const auth = { anonymousSignIns: true };
  [open, closed, careful] = [
    await createAuthTestApp({ auth }),
    await createAuthTestApp(),
    await createAuthTestApp({ auth, settings: { autoConfirm: false } }),
  ];
});
afterAll(() => Promise.all([open.close(), closed.close(), careful.close()]));

test('without the setting, no visitor signs in without an address', async () => {
  const { error } = await closed.client().auth.signInAnonymously();
  expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  expect((await closed.call('GET', '/settings')).body['external']).toMatchObject({ anonymous_users: false });
});

test('an anonymous user has a session, their data and nothing else', async () => {
  const client = open.client();
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { warna: 'biru' } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    is_anonymous: true,
    email: '',
    identities: [],
    user_metadata: { warna: 'biru' },
  });
  const { data: claims } = await client.auth.getClaims();
  expect(claims?.claims).toMatchObject({ is_anonymous: true, role: 'authenticated' });
  const reauth = await client.auth.reauthenticate();
  expect(reauth.error?.message).toBe('Reauthentication requires the user to have an email or a phone number');
  const password = await client.auth.updateUser({ password: goodPassword });
  expect(password.error).toMatchObject({ status: 422 });
});

test('with an address that is confirmed the same user has an account', async () => {
  const client = open.client();
  const { data } = await client.auth.signInAnonymously();
  const email = freshEmail();
  const changed = await client.auth.updateUser({ email });
  expect(changed.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
  expect(changed.data.user?.identities).toHaveLength(1);
  expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
  const again = await open.client().auth.signInWithPassword({ email, password: goodPassword });
  expect(again.data.user?.id).toBe(data.user?.id);
});

test('where addresses are proved, they stay anonymous until the code has come back', async () => {
  const client = careful.client();
  await client.auth.signInAnonymously();
  const email = freshEmail();
  const asked = await client.auth.updateUser({ email });
  expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email });
  const { code } = readMail(await careful.nextMail(email));
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, is_anonymous: false, app_metadata: { provider: 'email' } });
});

test('no user takes the address of another account that way', async () => {
  const { email } = await open.signUp();
  const client = open.client();
  await client.auth.signInAnonymously();
  expect((await client.auth.updateUser({ email })).error).toMatchObject({ code: 'email_exists' });
});

test('one address of the network makes a limited number of them', async () => {
  const own = await createAuthTestApp({
    auth: { anonymousSignIns: true },
    settings: { rateLimits: 'memory', local: false },
  });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await own.call('POST', '/signup', { body: {} })).status);
    expect(statuses).toContain(429);
  } finally {
    await own.close();
  }
});
