import { hash as bcryptHash } from '@node-rs/bcrypt';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../../testing/create-auth-test-app.ts';

describe('/admin', () => {
  let app: AuthTestApp;
  let admin: SupabaseClient['auth']['admin'];
  beforeAll(async () => {
    app = await createAuthTestApp();
    admin = app.client({ key: app.deps.settings.secretKey }).auth.admin;
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  const id = '9b2f6f3e-6c1b-4a53-8f2a-0a7c3f6f1d11';
  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ])(
    '%s %s: 401 with the publishable key, 403 for a user, also one that claims more',
    async (method, path) => {
      expect(await app.call(method, path)).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
      const { session, userId } = await app.signUp();
      const token = session.access_token;
      expect(await app.call(method, path, { token })).toMatchObject({
        status: 403,
        body: { code: 'not_admin' },
      });
      await app.database.owner`insert into public.user_roles (user_id, role) values (${userId}, 'admin')`;
      expect((await app.call(method, path, { token })).status).toBe(403);
      const claims = await app.deps.keys.verify(token);
      for (const role of ['service_role', 'supabase_admin', 'postgres']) {
        const forged = await app.deps.keys.sign({ ...claims, role }, 60);
        expect((await app.call(method, path, { token: forged })).status).toBe(403);
      }
    },
  );

  test('createUser with an address and a number: two identities, and both sign in', async () => {
    const email = freshEmail();
    const phone = '6281211113333';
    const { data, error } = await admin.createUser({
      email,
      phone,
      password: goodPassword,
      email_confirm: true,
      phone_confirm: true,
    });
    expect(error).toBeNull();
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(
      data.user?.identities
        ?.map(({ provider, identity_data }) => [provider, identity_data?.['phone']])
        .sort(),
    ).toEqual([
      ['email', undefined],
      ['phone', phone],
    ]);
    expect((await app.client().auth.signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
    const later = freshEmail();
    const unproved = await admin.createUser({ email: later, phone: '6281211114444', email_confirm: true });
    expect(unproved.data.user?.phone_confirmed_at).toBeUndefined();
  });

  test('createUser: 200, exactly the metadata sent, no mail, signs in', async () => {
    const email = freshEmail();
    const { data, error } = await admin.createUser({
      email,
      password: goodPassword,
      email_confirm: true,
      user_metadata: { nama_lengkap: 'Dibuat Admin' },
      app_metadata: { kelas: 'a' },
    });
    expect(error).toBeNull();
    // Beside what was sent stand only the mirrors that the product's triggers write.
    expect(data.user?.user_metadata).toEqual({
      nama_lengkap: 'Dibuat Admin',
      email_verified: true,
      is_premium: false,
      total_coin: 0,
      referral_code: expect.any(String),
    });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], kelas: 'a' });
    expect(app.mails.some((mail) => mail.to === email)).toBe(false);
    expect((await app.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test('createUser: unconfirmed without email_confirm; an imported hash signs in', async () => {
    const email = freshEmail();
    await admin.createUser({ email, password: goodPassword });
    const early = await app.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(early.error?.code).toBe('email_not_confirmed');
    const imported = freshEmail();
    await admin.createUser({
      email: imported,
      password_hash: await bcryptHash('lama-sekali', 4),
      email_confirm: true,
    });
    const { error } = await app
      .client()
      .auth.signInWithPassword({ email: imported, password: 'lama-sekali' });
    expect(error).toBeNull();
  });

  test.each([
    [{}, 400, 'Cannot create a user without either an email or phone'],
    [{ email: 'a@kampus.test', id: 'x' }, 400, 'ID must conform to the uuid v4 format'],
    [{ email: 'a@kampus.test', ban_duration: 'selamanya' }, 400, 'invalid format for ban duration'],
    [{ email: 'a@kampus.test', role: 'service_role' }, 400, 'role must be authenticated or anon'],
    [{ email: 'a@kampus.test', password_hash: 'teks' }, 400, 'password_hash must be'],
  ])('POST /admin/users %j → %i', async (body, status, message) => {
    const answer = await app.call('POST', '/admin/users', { key: app.deps.settings.secretKey, body });
    expect(answer.status).toBe(status);
    expect(answer.body['message']).toContain(message);
  });

  test('422 for a taken address and number', async () => {
    const email = freshEmail();
    await admin.createUser({ email, phone: '+6281211112222' });
    expect((await admin.createUser({ email })).error?.code).toBe('email_exists');
    expect((await admin.createUser({ phone: '6281211112222' })).error?.code).toBe('phone_exists');
  });

  test('listUsers: pages, newest first, with the total the client reads', async () => {
    for (let n = 0; n < 3; n += 1) await admin.createUser({ email: freshEmail() });
    const [count] = await app.database.owner`select count(*)::int as n from auth.users`;
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(first.data).toMatchObject({
      total: count?.['n'],
      nextPage: 2,
      lastPage: Math.ceil(count?.['n'] / 2),
    });
    expect(new Set([...first.data.users, ...second.data.users].map((user) => user.id)).size).toBe(4);
    const times = first.data.users.map((user) => user.created_at);
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    const found = await app.call('GET', `/admin/users?filter=${first.data.users[0]?.email}`, {
      key: app.deps.settings.secretKey,
    });
    expect(found.headers.get('x-total-count')).toBe('1');
    const bad = await app.call('GET', '/admin/users?page=dua', { key: app.deps.settings.secretKey });
    expect(bad.body['message']).toContain('Bad Pagination Parameters');
  });

  test('getUserById: 200, 404 for an unknown and for no id', async () => {
    const { userId } = await app.signUp();
    expect((await admin.getUserById(userId)).data.user?.id).toBe(userId);
    expect((await admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    const answer = await app.call('GET', '/admin/users/1', { key: app.deps.settings.secretKey });
    expect(answer).toMatchObject({ status: 404, body: { message: 'user_id must be an UUID' } });
  });

  test('updateUserById: applies at once; a ban ends access at once and none lifts it', async () => {
    const { userId, session, email } = await app.signUp();
    const next = freshEmail();
    const changed = await admin.updateUserById(userId, {
      email: next,
      email_confirm: true,
      user_metadata: { a: 1, username: null },
      app_metadata: { b: 2 },
    });
    expect(changed.data.user).toMatchObject({ email: next, user_metadata: { a: 1 }, app_metadata: { b: 2 } });
    const read = () => app.call('GET', '/user', { token: session.access_token });
    expect((await read()).status).toBe(200);
    await admin.updateUserById(userId, { ban_duration: '1h30m' });
    expect((await read()).body['code']).toBe('user_banned');
    expect(
      (await app.client().auth.signInWithPassword({ email: next, password: goodPassword })).error?.code,
    ).toBe('user_banned');
    await admin.updateUserById(userId, { ban_duration: 'none' });
    expect((await read()).status).toBe(200);
    await admin.updateUserById(userId, { password: 'teh-manis-8' });
    expect((await read()).body['code']).toBe('session_not_found');
    expect((await admin.updateUserById(userId, { password: '12345' })).error?.code).toBe('weak_password');
    const other = await app.signUp({ email });
    expect((await admin.updateUserById(other.userId, { email: next })).error?.code).toBe('email_exists');
  });

  test('deleteUser: 200, tokens are refused at once; softly, the row stays without the person', async () => {
    const hard = await app.signUp();
    expect((await admin.deleteUser(hard.userId)).error).toBeNull();
    expect((await app.call('GET', '/user', { token: hard.session.access_token })).body['code']).toBe(
      'user_not_found',
    );
    expect((await admin.deleteUser(hard.userId)).error?.status).toBe(404);
    const soft = await app.signUp();
    await admin.deleteUser(soft.userId, true);
    const [row] = await app.database
      .owner`select u.*, u::text as text from auth.users u where id = ${soft.userId}`;
    expect(row?.['deleted_at']).not.toBeNull();
    expect(row?.['text']).not.toContain(soft.email);
    expect((await app.call('GET', '/user', { token: soft.session.access_token })).status).toBe(403);
    expect((await app.client().auth.signInWithPassword(soft)).error?.code).toBe('invalid_credentials');
    expect((await app.client().auth.signUp(soft)).error).toBeNull();
    const kept = await admin.getUserById(soft.userId);
    expect(kept.data.user).toMatchObject({ deleted_at: expect.any(String), user_metadata: {} });
    expect(kept.data.user?.email).not.toBe(soft.email);
    expect((await admin.deleteUser(soft.userId, true)).error?.status).toBe(404);
    expect((await admin.deleteUser(soft.userId)).error).toBeNull();
    expect((await admin.getUserById(soft.userId)).error?.status).toBe(404);
  });

  test('deleteUser: a transaction that the database rolled back because of another one is run again', async () => {
    const { userId } = await app.signUp();
    const { owner } = app.database;
    // What a sequence gave stays given when all else is rolled back.
    await owner.unsafe(`
      create sequence public.deletions_tried;
      create function public.lose_twice() returns trigger language plpgsql as $$
      begin
        if nextval('public.deletions_tried') < 3 then
          raise exception 'deadlock detected' using errcode = 'deadlock_detected';
        end if;
        return old;
      end $$;
      create trigger lose_twice before delete on auth.users for each row execute function public.lose_twice();
    `);
    try {
      expect((await admin.deleteUser(userId)).error).toBeNull();
      expect(await owner`select last_value::int as tried from public.deletions_tried`).toEqual([
        { tried: 3 },
      ]);
      expect((await admin.getUserById(userId)).error?.status).toBe(404);
    } finally {
      await owner.unsafe(`
        drop trigger lose_twice on auth.users;
        drop function public.lose_twice();
        drop sequence public.deletions_tried;
      `);
    }
  });

  test('mfa: lists and deletes factors', async () => {
    const { session, userId } = await app.signUp();
    await app.call('POST', '/factors', { token: session.access_token, body: { factor_type: 'totp' } });
    const { data } = await admin.mfa.listFactors({ userId });
    expect(data?.factors).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('secret');
    const factorId = data?.factors[0]?.id ?? '';
    expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toHaveLength(0);
  });

  test('inviteUserByEmail: mails a link that confirms and opens a session', async () => {
    const email = freshEmail();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { nama_lengkap: 'Tamu Undangan' } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTypeOf('string');
    const { link } = readMail(await app.nextMail(email));
    const followed = await app.fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('type=invite');
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'generateLink %s: no mail; code, token and link each work',
    async (type) => {
      const email = freshEmail();
      await (type === 'recovery' ? app.signUp({ email }) : null);
      const { data, error } = await admin.generateLink(
        type === 'signup' ? { type, email, password: goodPassword } : { type, email },
      );
      expect(error).toBeNull();
      expect(app.mails.some((mail) => mail.to === email)).toBe(false);
      const verified = await app.client().auth.verifyOtp({
        type: data.properties?.verification_type === 'recovery' ? 'recovery' : 'email',
        token_hash: data.properties?.hashed_token ?? '',
      });
      expect(verified.error).toBeNull();
      expect(verified.data.user?.email).toBe(email);
      expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
      expect(data.properties?.action_link).toContain('/auth/v1/verify?token=');
    },
  );

  test('generateLink email_change: both halves together move the address', async () => {
    const { email, userId } = await app.signUp();
    const newEmail = freshEmail();
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    const press = async (link: string | undefined): Promise<string> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await app.fetch(link ?? '', { method: 'POST', headers, redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    };
    expect(await press(current.data.properties?.action_link)).toContain('#message=');
    expect(await press(next.data.properties?.action_link)).toContain('#access_token=');
    expect((await admin.getUserById(userId)).data.user?.email).toBe(newEmail);
  });

  test('generateLink: 404 for an unknown address, 422 for a confirmed one, 400 for another type', async () => {
    const { email } = await app.signUp();
    const unknown = await admin.generateLink({ type: 'recovery', email: freshEmail() });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const known = await admin.generateLink({ type: 'signup', email, password: goodPassword });
    expect(known.error?.code).toBe('email_exists');
    const bad = await app.call('POST', '/admin/generate_link', {
      key: app.deps.settings.secretKey,
      body: { type: 'lain', email },
    });
    expect(bad.status).toBe(400);
  });

  test('signOut: the secret key cannot be used as a person', async () => {
    const { session } = await app.signUp();
    expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
    expect((await app.call('GET', '/user', { token: session.access_token })).body['code']).toBe(
      'session_not_found',
    );
  });
});
