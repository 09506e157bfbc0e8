import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proveLongAgo } from '../testing/prove-long-ago.ts';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('PUT /user', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test('200 merges data, and null removes a key', async () => {
    const { session } = await app.signUp();
    const client = app.client();
    await client.auth.setSession(session);
    await client.auth.updateUser({ data: { kota: 'Bandung', tema: { gelap: true } } });
    const { data, error } = await client.auth.updateUser({ data: { kota: null, hobi: ['kopi'] } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ tema: { gelap: true }, hobi: ['kopi'] });
    expect(data.user?.user_metadata).not.toHaveProperty('kota');
  });

  test('200 ignores is_premium, total_coin, referral_code and referred_by', async () => {
    const { session, userId } = await app.signUp();
    const before = await app.call('GET', '/user', { token: session.access_token });
    const { status, body } = await app.call('PUT', '/user', {
      token: session.access_token,
      body: {
        data: { is_premium: true, total_coin: 999_999, referral_code: 'X', referred_by: userId, boleh: 1 },
      },
    });
    expect(status).toBe(200);
    expect(body['user_metadata']).toEqual({ ...Object(before.body['user_metadata']), boleh: 1 });
  });

  test('mass assignment changes nothing else', async () => {
    const { session, userId } = await app.signUp();
    const sql = app.database.owner;
    const read = () => sql`
      select id, role, aud, raw_app_meta_data, is_super_admin, email_confirmed_at, phone_confirmed_at, banned_until
      from auth.users where id = ${userId}`;
    const before = await read();
    const answer = await app.call('PUT', '/user', {
      token: session.access_token,
      body: {
        role: 'service_role',
        aud: 'x',
        id: 'x',
        is_super_admin: true,
        email_confirmed_at: null,
        email_confirm: true,
        banned_until: null,
        ban_duration: 'none',
        raw_app_meta_data: { a: 1 },
      },
    });
    expect(answer.status).toBe(200);
    expect(await read()).toEqual(before);
    const refused = await app.call('PUT', '/user', {
      token: session.access_token,
      body: { app_metadata: { role: 'admin' } },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });

  test('a new e-mail or phone wants a proof of the last ten minutes, the password, or the code of the mail', async () => {
    const { session, userId, password } = await app.signUp();
    await proveLongAgo(app.database.owner, userId);
    const put = (body: object) => app.call('PUT', '/user', { token: session.access_token, body });
    const email = freshEmail();
    const pending = async () =>
      (
        await app.database.owner<
          { value: string }[]
        >`select coalesce(email_change, '') || coalesce(phone_change, '') as value from auth.users where id = ${userId}`
      )[0]?.value;
    for (const body of [{ email }, { phone: '+6281377700123' }, { email, data: { kota: 'Bandung' } }])
      expect(await put(body)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect(await put({ email, current_password: 'bukan-ini-77' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    });
    expect(await put({ email, nonce: '000000' })).toMatchObject({ status: 422 });
    expect(await pending()).toBe('');
    expect((await put({ data: { kota: 'Bandung' } })).status).toBe(200);
    expect((await put({ email, current_password: password })).status).toBe(200);
    expect(await pending()).toBe(email);
  });

  test('200 sets a new password, ends the other sessions at once, and tells the owner', async () => {
    const person = await app.signUp();
    const other = await app.client().auth.signInWithPassword(person);
    const otherToken = other.data.session?.access_token ?? '';
    expect((await app.call('GET', '/user', { token: otherToken })).status).toBe(200);
    const client = app.client();
    await client.auth.setSession(person.session);
    const { error } = await client.auth.updateUser({ password: 'teh-manis-8' });
    expect(error).toBeNull();
    expect((await app.call('GET', '/user', { token: otherToken })).body['code']).toBe('session_not_found');
    expect((await app.call('GET', '/user', { token: person.session.access_token })).status).toBe(200);
    expect((await app.nextMail(person.email)).subject).toBe('Your password has been changed');
    expect((await app.client().auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials');
    const renewed = await app
      .client()
      .auth.signInWithPassword({ email: person.email, password: 'teh-manis-8' });
    expect(renewed.error).toBeNull();
  });

  test.each([
    ['12345', 'weak_password'],
    ['password', 'weak_password'],
    [goodPassword, 'same_password'],
  ])('422 for the password %s: %s', async (password, code) => {
    const { session } = await app.signUp();
    const answer = await app.call('PUT', '/user', { token: session.access_token, body: { password } });
    expect(answer).toMatchObject({ status: 422, body: { code } });
  });

  test('400 reauthentication_needed 10 minutes after the sign-in; the current password is proof enough', async () => {
    const { session, userId } = await app.signUp();
    await proveLongAgo(app.database.owner, userId);
    const put = (body: object) => app.call('PUT', '/user', { token: session.access_token, body });
    expect((await put({ password: 'teh-manis-8' })).body['code']).toBe('reauthentication_needed');
    expect((await put({ password: 'teh-manis-8', current_password: 'salah' })).body['code']).toBe(
      'current_password_invalid',
    );
    expect((await put({ password: 'teh-manis-8', nonce: '000000' })).body['code']).toBe(
      'reauthentication_not_valid',
    );
    expect((await put({ password: 'teh-manis-8', current_password: goodPassword })).status).toBe(200);
  });

  test('a new e-mail moves in only after both mailboxes have confirmed', async () => {
    const { session, email, userId } = await app.signUp();
    const next = freshEmail();
    const asked = await app.call('PUT', '/user', { token: session.access_token, body: { email: next } });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ email, new_email: next });
    const fromNew = readMail(await app.nextMail(next));
    const fromOld = readMail(await app.nextMail(email));
    const half = await app.call('POST', '/verify', {
      body: { type: 'email_change', email: next, token: fromNew.code },
    });
    expect(half).toMatchObject({ status: 200, body: { code: '200' } });
    expect(half.body['msg']).toContain('Confirmation link accepted');
    const replay = await app.call('POST', '/verify', {
      body: { type: 'email_change', email: next, token: fromNew.code },
    });
    expect(replay.status).toBe(403);
    expect((await app.call('GET', '/user', { token: session.access_token })).body['email']).toBe(email);
    const followed = await app.fetch(fromOld.link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('type=email_change');
    const [row] = await app.database.owner`
      select u.email, u.email_change, i.email as identity_email, p.email as profile_email
      from auth.users u join auth.identities i on i.user_id = u.id join public.profiles p on p.id = u.id
      where u.id = ${userId}`;
    expect(row).toEqual({ email: next, email_change: '', identity_email: next, profile_email: next });
  });

  test('one mailbox never confirms for both, however often it is asked again', async () => {
    const { session, email, userId } = await app.signUp();
    const next = freshEmail();
    await app.call('PUT', '/user', { token: session.access_token, body: { email: next } });
    const first = readMail(await app.nextMail(next));
    const confirm = (to: string, token: string) =>
      app.call('POST', '/verify', { body: { type: 'email_change', email: to, token } });
    expect((await confirm(next, first.code)).body).toMatchObject({ code: '200' });
    await app.database.owner`delete from auth.rate_limits`;
    await app.call('POST', '/resend', { body: { type: 'email_change', email: next } });
    const second = readMail(await app.nextMail(next));
    const again = await confirm(next, second.code);
    expect(again.body['msg']).toContain('Confirmation link accepted');
    const addressNow = async () =>
      (await app.database.owner`select email from auth.users where id = ${userId}`)[0]?.['email'] as string;
    expect(await addressNow()).toBe(email);
    const fromOld = readMail(await app.nextMail(email));
    expect((await confirm(email, fromOld.code)).status).toBe(200);
    expect(await addressNow()).toBe(next);
  });

  test('a refused wish changes nothing of the rest', async () => {
    const { session, email, userId } = await app.signUp();
    const taken = await app.signUp();
    const refused = await app.call('PUT', '/user', {
      token: session.access_token,
      body: { email: taken.email, password: 'teh-manis-8', data: { kota: 'Bandung' } },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    expect((await app.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    const [row] = await app.database.owner`
      select raw_user_meta_data ->> 'kota' as kota from auth.users where id = ${userId}`;
    expect(row).toEqual({ kota: null });
  });

  test('422 email_exists for a taken address, also when it is taken in between', async () => {
    const { session, email } = await app.signUp();
    const taken = await app.signUp();
    const refused = await app.call('PUT', '/user', {
      token: session.access_token,
      body: { email: taken.email },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    const next = freshEmail();
    await app.call('PUT', '/user', { token: session.access_token, body: { email: next } });
    const [fromNew, fromOld] = [readMail(await app.nextMail(next)), readMail(await app.nextMail(email))];
    await app.signUp({ email: next });
    await app.call('POST', '/verify', { body: { type: 'email_change', email, token: fromOld.code } });
    const late = await app.call('POST', '/verify', {
      body: { type: 'email_change', email: next, token: fromNew.code },
    });
    expect(late).toMatchObject({ status: 422, body: { code: 'email_exists' } });
  });

  test('a new phone moves in with the code that it got', async () => {
    const { session, userId } = await app.signUp();
    const phone = '6281234567801';
    const asked = await app.call('PUT', '/user', {
      token: session.access_token,
      body: { phone: '0812-3456-7801' },
    });
    expect(asked.body).toMatchObject({ phone: '', new_phone: phone });
    const message = await app.nextMail(`+${phone}`);
    const token = /\d{6}/.exec(message.text)?.[0] ?? '';
    const { data, error } = await app
      .client()
      .auth.verifyOtp({ type: 'phone_change', phone: `+${phone}`, token });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: userId, phone });
    expect(data.user?.phone_confirmed_at).toBeTypeOf('string');
  });

  test('422 phone_exists for a number that another account has proved meanwhile', async () => {
    const phone = '6281234567802';
    const ask = async () => {
      const { session } = await app.signUp();
      await app.call('PUT', '/user', { token: session.access_token, body: { phone } });
      return /\d{6}/.exec((await app.nextMail(`+${phone}`)).text)?.[0] ?? '';
    };
    const [slow, fast] = [await ask(), await ask()];
    const prove = (token: string) =>
      app.call('POST', '/verify', { body: { type: 'phone_change', phone: `+${phone}`, token } });
    expect((await prove(fast)).status).toBe(200);
    expect(await prove(slow)).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  test('401 insufficient_aal when a second factor is set up and was not used', async () => {
    const { session, userId } = await app.signUp();
    await app.database.owner`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status) values (${userId}, 'hp', 'totp', 'verified')`;
    for (const body of [{ password: 'teh-manis-8' }, { email: freshEmail() }, { data: { a: 1 } }]) {
      const answer = await app.call('PUT', '/user', { token: session.access_token, body });
      expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
  });
});
