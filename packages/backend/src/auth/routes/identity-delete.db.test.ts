import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthTestApp, freshEmail, type AuthTestApp } from '../testing/create-auth-test-app.ts';

describe('DELETE /user/identities/{identity_id}', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp();
  });
  afterAll(() => app.close());

  const withTwo = async (isVerified = true) => {
    const person = await app.signUp();
    const googleEmail = freshEmail();
    await app.database.owner`
      insert into auth.identities (provider_id, user_id, provider, identity_data)
      values (${`g-${person.userId}`}, ${person.userId}, 'google', ${app.database.owner.json({ email: googleEmail, email_verified: isVerified, sub: 'x' })})`;
    const client = app.client();
    await client.auth.setSession(person.session);
    const { data } = await client.auth.getUserIdentities();
    return { ...person, client, googleEmail, identities: data?.identities ?? [] };
  };

  test('200 unlinks the password, and the address follows the identity that is left', async () => {
    const { client, identities, googleEmail, email, password, userId } = await withTwo();
    const mail = identities.find(({ provider }) => provider === 'email');
    if (!mail) throw new Error('no e-mail identity');
    expect((await client.auth.unlinkIdentity(mail)).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      id: userId,
      email: googleEmail,
      app_metadata: { providers: ['google'] },
    });
    for (const address of [email, googleEmail]) {
      const { error } = await app.client().auth.signInWithPassword({ email: address, password });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  test('an address that no provider vouches for does not become the address of the account', async () => {
    const { client, identities, userId } = await withTwo(false);
    const mail = identities.find(({ provider }) => provider === 'email');
    if (!mail) throw new Error('no e-mail identity');
    expect((await client.auth.unlinkIdentity(mail)).error).toBeNull();
    const [row] = await app.database.owner`
      select u.email, p.email as profile_email from auth.users u join public.profiles p on p.id = u.id
      where u.id = ${userId}`;
    expect(row).toEqual({ email: null, profile_email: null });
  });

  test('one remains, also when both are unlinked together', async () => {
    const { session, identities, userId } = await withTwo();
    const answers = await Promise.all(
      identities.map(({ identity_id }) =>
        app.call('DELETE', `/user/identities/${identity_id}`, { token: session.access_token }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await app.database.owner`select 1 from auth.identities where user_id = ${userId}`).toHaveLength(1);
  });

  test("422 for the last one and for another user's, 404 for no id, 401 without a token", async () => {
    const { session, userId } = await app.signUp();
    const other = await withTwo();
    const [mine] = await app.database.owner`select id from auth.identities where user_id = ${userId}`;
    const unlink = (id: string, token = session.access_token) =>
      app.call('DELETE', `/user/identities/${id}`, { token });
    expect((await unlink(String(mine?.['id']))).body['code']).toBe('single_identity_not_deletable');
    expect((await unlink(String(mine?.['id']), other.session.access_token)).body['code']).toBe(
      'identity_not_found',
    );
    expect(await unlink('1')).toMatchObject({
      status: 404,
      body: { message: 'identity_id must be an UUID' },
    });
    expect((await app.call('DELETE', `/user/identities/${mine?.['id']}`)).status).toBe(401);
  });
});
