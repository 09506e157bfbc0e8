import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeEndedAuthRows } from '#startup/auth-upkeep.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { createAuthTestApp, type AuthTestApp } from '../../testing/create-auth-test-app.ts';
import {
  challengeFactor,
  signedIn,
  testSite,
  withPasskey,
  withWebauthnFactor,
} from '../../testing/passkey-peer.ts';
import { proveLongAgo } from '../../testing/prove-long-ago.ts';

let app: AuthTestApp;
let without: AuthTestApp;
beforeAll(async () => {
  app = await createAuthTestApp({ auth: { anonymousSignIns: true } });
  without = await createAuthTestApp({ auth: { passkeys: false } });
});
beforeEach(() => app.database.owner`delete from auth.rate_limits`);
afterAll(() => Promise.all([app.close(), without.close()]));

describe('passkeys', () => {
  test('one that was added signs in at aal2, and says when', async () => {
    const { client, authenticator, userId, passkeyId } = await withPasskey(app);
    const visitor = app.client();
    const { data: begun } = await visitor.auth.passkey.startAuthentication();
    if (!begun) throw new Error('no options');
    expect(begun.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(begun.options.allowCredentials ?? []).toEqual([]);
    const { data, error } = await visitor.auth.passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: authenticator.prove(begun.options),
    });
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(userId);
    const claims = await app.deps.keys.verify(data?.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', amr: [expect.objectContaining({ method: 'passkey' })] });
    expect((await visitor.auth.refreshSession()).error).toBeNull();
    const { data: list } = await client.auth.passkey.list();
    expect(list).toEqual([expect.objectContaining({ id: passkeyId, last_used_at: expect.any(String) })]);
  });

  test('it is the second step, too, of a person who has a factor', async () => {
    const { client, authenticator, email, password } = await withPasskey(app);
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
    await app.database.owner`update auth.mfa_factors set status = 'verified'`;
    const low = app.client();
    await low.auth.signInWithPassword({ email, password });
    expect((await low.auth.passkey.list()).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await low.auth.passkey.startRegistration()).error).toMatchObject({ code: 'insufficient_aal' });
    const { data: begun } = await low.auth.passkey.startAuthentication();
    if (!begun) throw new Error('no options');
    await low.auth.passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: authenticator.prove(begun.options),
    });
    expect((await low.auth.passkey.list()).data).toHaveLength(1);
    await app.database.owner`delete from auth.mfa_factors`;
  });

  test('name, remove: one’s own and no other’s; a removed one signs in no more', async () => {
    const { client, authenticator, passkeyId } = await withPasskey(app);
    const other = await withPasskey(app);
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: 'Ponsel Rina' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'Ponsel Rina' });
    for (const friendlyName of ['', '   ', 'x'.repeat(121)]) {
      expect((await client.auth.passkey.update({ passkeyId, friendlyName })).error?.status).toBe(400);
    }
    const foreign = await client.auth.passkey.update({ passkeyId: other.passkeyId, friendlyName: 'Milikku' });
    expect(foreign.error).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' });
    const taken = await client.auth.passkey.delete({ passkeyId: other.passkeyId });
    expect(taken.error).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' });
    expect((await client.auth.passkey.delete({ passkeyId: 'bukan-id' })).error?.status).toBe(404);
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    const visitor = app.client();
    const { data: begun } = await visitor.auth.passkey.startAuthentication();
    if (!begun) throw new Error('no options');
    const refused = await visitor.auth.passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: authenticator.prove(begun.options),
    });
    expect(refused.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
    expect((await other.client.auth.passkey.list()).data).toHaveLength(1);
  });

  test('adding and removing want a proof of the last ten minutes', async () => {
    const { client, passkeyId, userId } = await withPasskey(app);
    await proveLongAgo(app.database.owner, userId);
    const needed = { status: 400, code: 'reauthentication_needed' };
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject(needed);
    expect((await client.auth.passkey.delete({ passkeyId })).error).toMatchObject(needed);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(needed);
    expect((await client.auth.passkey.list()).data).toHaveLength(1);
  });

  test('ten for each person, also when they are added together', async () => {
    const { client, userId } = await signedIn(app);
    const { data: begun } = await client.auth.passkey.startRegistration();
    if (!begun) throw new Error('no options');
    const fill = (count: number) => app.database.owner`
      insert into auth.webauthn_credentials (user_id, credential_id, public_key)
      select ${userId}, uuid_send(gen_random_uuid()), '\\x00' from generate_series(1, ${count}::int)`;
    await fill(10);
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
      code: 'too_many_passkeys',
    });
    const late = await client.auth.passkey.verifyRegistration({
      challengeId: begun.challenge_id,
      credential: new Authenticator(testSite).create(begun.options),
    });
    expect(late.error).toMatchObject({ code: 'too_many_passkeys' });
    expect((await client.auth.passkey.list()).data).toHaveLength(10);
  });

  test('a banned person and a person without an address', async () => {
    const { authenticator, userId } = await withPasskey(app);
    await app.database
      .owner`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`;
    const visitor = app.client();
    const { data: begun } = await visitor.auth.passkey.startAuthentication();
    if (!begun) throw new Error('no options');
    const refused = await visitor.auth.passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: authenticator.prove(begun.options),
    });
    expect(refused.error).toMatchObject({ code: 'user_banned' });
    const anonymous = app.client();
    await anonymous.auth.signInAnonymously();
    expect((await anonymous.auth.passkey.startRegistration()).error).toMatchObject({ status: 403 });
  });

  test('the operator lists and removes them; another key does not', async () => {
    const { userId, passkeyId, client } = await withPasskey(app);
    const { passkey } = app.client({ key: app.deps.settings.secretKey }).auth.admin;
    expect((await passkey.listPasskeys({ userId })).data).toHaveLength(1);
    expect((await client.auth.admin.passkey.listPasskeys({ userId })).error?.status).toBe(401);
    expect((await client.auth.admin.passkey.deletePasskey({ userId, passkeyId })).error?.status).toBe(401);
    expect((await passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await passkey.listPasskeys({ userId })).data).toEqual([]);
  });

  test('with the account they go, and challenges go with time', async () => {
    const { userId, client } = await withPasskey(app);
    await client.auth.passkey.startRegistration();
    const admin = app.client({ key: app.deps.settings.secretKey }).auth.admin;
    expect((await admin.deleteUser(userId)).error).toBeNull();
    const sql = app.database.owner;
    expect(await sql`select 1 from auth.webauthn_credentials where user_id = ${userId}`).toHaveLength(0);
    expect(await sql`select 1 from auth.webauthn_challenges where user_id = ${userId}`).toHaveLength(0);
    await app.client().auth.passkey.startAuthentication();
    await sql`update auth.webauthn_challenges set expires_at = now() - interval '2 hours'`;
    await removeEndedAuthRows(sql);
    expect(await sql`select 1 from auth.webauthn_challenges`).toHaveLength(0);
  });

  test.each([
    ['POST', '/passkeys/registration/options'],
    ['POST', '/passkeys/registration/verify'],
    ['POST', '/passkeys/authentication/options'],
    ['POST', '/passkeys/authentication/verify'],
    ['GET', '/passkeys'],
    ['GET', '/admin/users/8d1c0b34-5b9e-4b57-8a3e-0a4a1f1f0a01/passkeys'],
  ])('where they are off, %s %s says so', async (method, path) => {
    const answer = await without.call(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'passkey_disabled' } });
  });

  test('settings say whether they are offered', async () => {
    expect((await app.call('GET', '/settings')).body).toMatchObject({ passkeys_enabled: true });
    expect((await without.call('GET', '/settings')).body).toMatchObject({ passkeys_enabled: false });
    const { session } = await without.signUp();
    const body = { factor_type: 'webauthn' };
    const refused = await without.call('POST', '/factors', { token: session.access_token, body });
    expect(refused.body).toMatchObject({ code: 'mfa_webauthn_enroll_not_enabled' });
  });
});

describe('a credential as second factor', () => {
  test('enrol, challenge, verify by the client; then it is demanded, and raises the next session', async () => {
    const { client, authenticator, factorId, email, password } = await withWebauthnFactor(app);
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, friendly_name: 'kunci', status: 'verified' },
    ]);
    const again = app.client();
    await again.auth.signInWithPassword({ email, password });
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const { data: challenge, error } = await again.auth.mfa.challenge({
      factorId,
      webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] },
    });
    expect(error).toBeNull();
    if (challenge?.webauthn.type !== 'request') throw new Error('a proof was expected');
    const { publicKey } = challenge.webauthn.credential_options;
    expect(publicKey.allowCredentials).toHaveLength(1);
    const proof = authenticator.prove({
      challenge: Buffer.from(publicKey.challenge as ArrayBuffer).toString('base64url'),
    });
    const verified = await again.auth.mfa.verify({
      factorId,
      challengeId: challenge.id,
      webauthn: {
        type: 'request',
        rpId: 'localhost',
        rpOrigins: ['http://localhost:3000'],
        credential_response: { toJSON: () => proof } as never,
      },
    });
    expect(verified.error).toBeNull();
    const claims = await app.deps.keys.verify(verified.data?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect(claims['amr']).toEqual(
      expect.arrayContaining([expect.objectContaining({ method: 'mfa/webauthn' })]),
    );
  });

  test('another site’s name is refused before anything is made', async () => {
    const { session, client } = await signedIn(app);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'a' });
    for (const webauthn of [
      { rpId: 'contoh.test' },
      { rpId: 'localhost', rpOrigins: ['https://contoh.test'] },
    ]) {
      const answer = await app.call('POST', `/factors/${factor?.id}/challenge`, {
        token: session.access_token,
        body: { webauthn },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  test('an authenticator is one factor, not two', async () => {
    const { client, authenticator, session } = await withWebauthnFactor(app);
    const { data: second } = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'kunci dua',
    });
    const token = (await client.auth.getSession()).data.session?.access_token ?? session.access_token;
    const challenge = await challengeFactor(app, token, second?.id ?? '');
    expect(challenge.type).toBe('create');
    const body = {
      challenge_id: challenge.id,
      webauthn: { type: 'create', credential_response: authenticator.create(challenge.options) },
    };
    const answer = await app.call('POST', `/factors/${second?.id}/verify`, { token, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'webauthn_credential_exists' } });
  });
});
