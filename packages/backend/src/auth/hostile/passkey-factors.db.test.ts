/** Credentials as second factors against false statements: each must raise no session. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { createAuthTestApp, type AuthTestApp } from '../testing/create-auth-test-app.ts';
import { falseStatements } from '../testing/false-statements.ts';
import { challengeFactor, testSite, withWebauthnFactor } from '../testing/passkey-peer.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await createAuthTestApp();
});
beforeEach(() => app.database.owner`delete from auth.rate_limits`);
afterAll(() => app.close());

describe('a credential as second factor', () => {
  type Owner = Awaited<ReturnType<typeof withWebauthnFactor>>;
  let owner: Owner;
  let stranger: Owner;
  let token: string; // of the owner, with the password only
  beforeAll(async () => {
    owner = await withWebauthnFactor(app);
    stranger = await withWebauthnFactor(app);
    const { data } = await app.client().auth.signInWithPassword(owner);
    token = data.session?.access_token ?? '';
  });
  const verify = (factorId: string, body: unknown) =>
    app.call('POST', `/factors/${factorId}/verify`, { token, body });
  const levels = () => app.database.owner<{ aal: string }[]>`
    select aal::text from auth.sessions where user_id = ${owner.userId} and aal = 'aal2'`;

  test.each(Object.entries({ ...falseStatements, 'a registration': { type: 'webauthn.create' } }))(
    'refused: %s',
    async (_name, change) => {
      const before = await levels();
      const { id, options } = await challengeFactor(app, token, owner.factorId);
      const credential_response = owner.authenticator.prove(options, change);
      const refused = await verify(owner.factorId, {
        challenge_id: id,
        webauthn: { type: 'request', credential_response },
      });
      expect(refused).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
      expect(await levels()).toEqual(before);
      // The same challenge serves no second try.
      const sound = { type: 'request', credential_response: owner.authenticator.prove(options) };
      const again = await verify(owner.factorId, { challenge_id: id, webauthn: sound });
      expect(again.status).toBe(422);
      await app.database.owner`delete from auth.rate_limits`;
    },
  );

  test('refused: another’s authenticator, another’s factor, a code, a new credential in place of the old one', async () => {
    const foreign = await challengeFactor(app, token, owner.factorId);
    const tries: [string, unknown, number][] = [
      [
        owner.factorId,
        {
          challenge_id: foreign.id,
          webauthn: { type: 'request', credential_response: stranger.authenticator.prove(foreign.options) },
        },
        400,
      ],
      [stranger.factorId, { challenge_id: foreign.id, code: '123456' }, 404],
      [owner.factorId, { challenge_id: foreign.id, code: '123456' }, 400],
      [owner.factorId, { challenge_id: foreign.id, webauthn: null }, 400],
      [owner.factorId, { challenge_id: foreign.id, webauthn: { type: 'lain' } }, 400],
    ];
    for (const [factorId, body, status] of tries) expect((await verify(factorId, body)).status).toBe(status);
    const fresh = await challengeFactor(app, token, owner.factorId);
    const created = new Authenticator(testSite).create({
      challenge: fresh.options.challenge,
      user: { id: owner.authenticator.userHandle },
    });
    const replaced = await verify(owner.factorId, {
      challenge_id: fresh.id,
      webauthn: { type: 'create', credential_response: created },
    });
    expect(replaced).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
    const begun = await app.call('POST', '/factors', {
      token,
      body: { factor_type: 'webauthn', friendly_name: 'milik pencuri' },
    });
    expect(begun).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
  });

  test('refused: a challenge of another factor, a late one, and an old proof', async () => {
    const { id, options } = await challengeFactor(app, token, owner.factorId);
    const proof = owner.authenticator.prove(options);
    await app.database
      .owner`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${id}`;
    const late = await verify(owner.factorId, {
      challenge_id: id,
      webauthn: { type: 'request', credential_response: proof },
    });
    expect(late).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
    const next = await challengeFactor(app, token, owner.factorId);
    const old = await verify(owner.factorId, {
      challenge_id: next.id,
      webauthn: { type: 'request', credential_response: proof },
    });
    expect(old).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } });
    const strangers = (await stranger.client.auth.getSession()).data.session?.access_token ?? '';
    const elsewhere = await challengeFactor(app, strangers, stranger.factorId);
    const crossed = await verify(owner.factorId, {
      challenge_id: elsewhere.id,
      webauthn: { type: 'request', credential_response: owner.authenticator.prove(elsewhere.options) },
    });
    expect(crossed.status).toBe(422);
  });
});
