/** The engine's sign-up over the product's schema: what triggers make of an account, and what a client cannot decide. */
import {
  type AuthTestApp,
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
} from '@kawanusaha/backend/auth/testing/create-auth-test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { privacyVersion } from '@kawanusaha/contracts/age';
import { accountRules } from './account-rules.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await createAuthTestApp();
});
beforeEach(() => app.database.owner`delete from auth.rate_limits`);
afterAll(() => app.close());

const signUp = (email: string, data: object = {}) =>
  app.call('POST', '/signup', { body: { email, password: goodPassword, data } });

test('the sign-up data become the profile', async () => {
  const email = freshEmail();
  const data = { username: 'sari_01', nama_lengkap: 'Sari Lestari', referred_by: null };
  expect((await signUp(email, data)).status).toBe(200);
  const [row] = await app.database.owner`
    select p.username, p.nama_lengkap from auth.users u join public.pengguna p on p.id = u.id where u.email = ${email}`;
  expect(row).toEqual({ username: 'sari_01', nama_lengkap: 'Sari Lestari' });
});

test('is_premium, total_coin and referral_code in data are ignored: the mirrors of the database stand there', async () => {
  const { body } = await signUp(freshEmail(), { is_premium: true, total_coin: 9, referral_code: 'X' });
  expect(body['user']?.['user_metadata']).toMatchObject({ is_premium: false, total_coin: 0 });
  expect(body['user']?.['user_metadata']?.['referral_code']).not.toBe('X');
});

test('422 username_exists when the username is taken, and no user remains', async () => {
  const data = { username: 'dipakai_01', nama_lengkap: 'Orang Pertama' };
  await signUp(freshEmail(), data);
  const email = freshEmail();
  expect(await signUp(email, data)).toMatchObject({
    status: 422,
    body: { code: 'username_exists', message: 'Username sudah digunakan. Silakan pilih username lain.' },
  });
  expect(await app.database.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
});

test('an account made by an operator has the mirrors beside what was sent', async () => {
  const { admin } = app.client({ key: app.deps.settings.secretKey }).auth;
  const email = freshEmail();
  const { data } = await admin.createUser({
    email,
    password: goodPassword,
    email_confirm: true,
    user_metadata: { nama_lengkap: 'Dibuat Admin' },
  });
  expect(data.user?.user_metadata).toEqual({
    nama_lengkap: 'Dibuat Admin',
    email_verified: true,
    is_premium: false,
    total_coin: 0,
    referral_code: expect.any(String),
  });
});

test('an admin of the product is no operator of /auth/v1', async () => {
  const { session, userId } = await app.signUp();
  await app.database.owner`insert into public.user_roles (user_id, role) values (${userId}, 'admin')`;
  const answer = await app.call('GET', '/admin/users', { token: session.access_token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } });
});

test('the profile follows a changed address, once both mailboxes have confirmed', async () => {
  const { session, email, userId } = await app.signUp();
  const next = freshEmail();
  await app.call('PUT', '/user', { token: session.access_token, body: { email: next } });
  const profile = () => app.database.owner`select email from public.pengguna where id = ${userId}`;
  for (const to of [next, email]) {
    expect(await profile()).toEqual([{ email }]);
    const { code } = readMail(await app.nextMail(to));
    await app.call('POST', '/verify', { body: { type: 'email_change', email: to, token: code } });
  }
  expect(await profile()).toEqual([{ email: next }]);
});

test('the name of a provider becomes the name of the profile; an address without a voucher leaves it', async () => {
  const { session, userId } = await app.signUp();
  const sql = app.database.owner;
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data)
    values (${`g-${userId}`}, ${userId}, 'google', ${sql.json({ email: freshEmail(), email_verified: false, sub: 'x' })})`;
  const client = app.client();
  await client.auth.setSession(session);
  const { data } = await client.auth.getUserIdentities();
  const mail = data?.identities.find(({ provider }) => provider === 'email');
  if (mail === undefined) throw new Error('no e-mail identity');
  expect((await client.auth.unlinkIdentity(mail)).error).toBeNull();
  const [row] = await sql`
    select u.email, p.email as profile_email from auth.users u join public.pengguna p on p.id = u.id where u.id = ${userId}`;
  expect(row).toEqual({ email: null, profile_email: null });
  const [named] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), ${freshEmail()}, '{"full_name": "Rina Kampus"}') returning id`;
  expect(await sql`select nama_lengkap from public.pengguna where id = ${named?.id ?? ''}`).toEqual([
    { nama_lengkap: 'Rina Kampus' },
  ]);
});

test('mails and the page behind a link are in the words of the product', async () => {
  const own = await createAuthTestApp({ deps: { accountRules }, settings: { autoConfirm: false } });
  try {
    const email = freshEmail();
    const post = (path: string, body: object) => own.call('POST', path, { body });
    await post('/signup', { email, password: goodPassword, data: { foto_path: 'x', referred_by: 'AB' } });
    const mail = await own.nextMail(email);
    expect(mail.subject).toBe('Konfirmasi email akun KawanUsaha Anda');
    expect(mail.text).toContain('Kode dan tautan berlaku selama');
    expect(mail.html).toContain('<html lang="id">');
    const page = await own.fetch(readMail(mail).link, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<title>Satu langkah lagi - KawanUsaha</title>');
    expect(html).toContain('<form method="post"><button>Konfirmasi email</button></form>');
    await post('/verify', { type: 'signup', email, token: readMail(mail).code });
    await own.database.owner`delete from auth.rate_limits`;
    await post('/recover', { email });
    expect((await own.nextMail(email)).subject).toBe('Atur ulang password KawanUsaha Anda');
    await own.database.owner`delete from auth.rate_limits`;
    await post('/otp', { email });
    expect((await own.nextMail(email)).subject).toBe('Masuk ke KawanUsaha');
    await own.database.owner`delete from auth.rate_limits`;
    await post('/signup', { email, password: goodPassword });
    const known = await own.nextMail(email);
    expect(known.subject).toBe('Anda sudah punya akun KawanUsaha');
    expect(known.text).toContain('/masuk');
    const [user] = await own.database.owner<{ metadata: object }[]>`
      select raw_user_meta_data as metadata from auth.users where email = ${email}`;
    expect(user?.metadata).not.toHaveProperty('foto_path');
    expect(user?.metadata).toHaveProperty('referred_by', 'AB');
  } finally {
    await own.close();
  }
});

const yearOf = (age: number) => String(new Date().getFullYear() - age - 1);
const states = (age: number, more: object = {}) => ({
  birth_year: yearOf(age),
  privacy_version: privacyVersion,
  ...more,
});

test('a year of birth and the version of the text are kept in their tables, not in metadata, identity or token', async () => {
  const email = freshEmail();
  const { status, body } = await signUp(email, states(15, { guardian_email: 'wali-kenari@rumah.test' }));
  expect(status).toBe(200);
  expect(JSON.stringify(body['user'])).not.toMatch(/birth_year|wali-kenari|privacy_version/);
  const [row] = await app.database.owner`
    select a.birth_year, c.version, g.guardian_email from auth.users u join public.member_ages a on a.user_id = u.id
      join public.consents c on c.user_id = u.id join public.guardian_requests g on g.child_id = u.id where u.email = ${email}`;
  expect(row).toEqual({
    birth_year: Number(yearOf(15)),
    version: privacyVersion,
    guardian_email: 'wali-kenari@rumah.test',
  });
});

test.each([
  ['a child below 13 without a guardian', states(11), 'Di bawah 13 tahun'],
  ['no year that could be one', states(15, { birth_year: '12' }), 'Tulis tahun lahir'],
  ['a consent to another text', states(15, { privacy_version: '2020-01-01' }), 'Teks persetujuan'],
])('422 for %s, and no user remains', async (_name, data, message) => {
  const email = freshEmail();
  const { status, body } = await signUp(email, data);
  expect(status).toBe(422);
  expect(body['message']).toContain(message);
  expect(await app.database.owner`select 1 from auth.users where email = ${email}`).toHaveLength(0);
});

test('a child below 13 with a guardian has an account and no session until the guardian agrees', async () => {
  const email = freshEmail();
  const made = await signUp(email, states(11, { guardian_email: 'ibu-11@rumah.test' }));
  expect(made.status).toBe(200);
  expect(made.body['access_token']).toBeUndefined();
  const signIn = () =>
    app.call('POST', '/token?grant_type=password', { body: { email, password: goodPassword } });
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.body['message']).toContain('menunggu persetujuan orang tua atau wali');
  await app.database.owner`
    update public.guardian_requests set token_hash = extensions.digest('rahasia-11', 'sha256'), email_status = 'sent',
      expires_at = now() + interval '1 day'
    where guardian_email = 'ibu-11@rumah.test'`;
  await app.database.owner`select public.confirm_guardian('rahasia-11', 'orang tua', ${privacyVersion})`;
  expect((await signIn()).status).toBe(200);
});

test('the age cannot be changed through the metadata afterwards', async () => {
  const { body } = await signUp(freshEmail(), states(15));
  const changed = await app.call('PUT', '/user', {
    token: String(body['access_token']),
    body: { data: { birth_year: yearOf(30), privacy_version: privacyVersion } },
  });
  expect(JSON.stringify(changed.body)).not.toContain('birth_year');
  const [row] = await app.database.owner`
    select private.age_group(id) as grouped from auth.users where id = ${String(body['user']?.['id'])}`;
  expect(row).toEqual({ grouped: 'teen' });
});
