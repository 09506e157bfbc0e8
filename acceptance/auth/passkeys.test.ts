import { expect, test } from 'vitest';
import { Authenticator } from '../../packages/backend/src/auth/testing/authenticator.ts';
import { member, operator, siteUrl, visitor } from './support.ts';

const site = { origin: new URL(siteUrl).origin, rpId: new URL(siteUrl).hostname };
const isOffered = site.rpId === 'localhost';

test.runIf(isOffered)(
  'a passkey is added, named, signs in at aal2, and is removed by the operator',
  async () => {
    const person = await member();
    const { passkey } = person.client.auth;
    const authenticator = new Authenticator(site);
    const begun = await passkey.startRegistration();
    if (!begun.data) throw new Error(begun.error.message);
    const added = await passkey.verifyRegistration({
      challengeId: begun.data.challenge_id,
      credential: authenticator.create(begun.data.options),
    });
    expect(added.error).toBeNull();
    const passkeyId = added.data?.id ?? '';
    const named = await passkey.update({ passkeyId, friendlyName: 'Ponsel' });
    expect(named.data?.friendly_name).toBe('Ponsel');

    const elsewhere = visitor();
    const asked = await elsewhere.auth.passkey.startAuthentication();
    if (!asked.data) throw new Error(asked.error.message);
    const proof = authenticator.prove(asked.data.options);
    const signedIn = await elsewhere.auth.passkey.verifyAuthentication({
      challengeId: asked.data.challenge_id,
      credential: proof,
    });
    expect(signedIn.error).toBeNull();
    const level = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2' });
    const replayed = await visitor().auth.passkey.verifyAuthentication({
      challengeId: asked.data.challenge_id,
      credential: proof,
    });
    expect(replayed.error?.code).toBe('webauthn_challenge_not_found');

    const userId = person.session.user.id;
    const { passkey: ofAll } = operator().auth.admin;
    expect((await ofAll.listPasskeys({ userId })).data).toMatchObject([{ friendly_name: 'Ponsel' }]);
    expect((await ofAll.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await passkey.list()).data).toEqual([]);
  },
);

test.runIf(isOffered)('its owner removes it', async () => {
  const { client } = await member();
  const begun = await client.auth.passkey.startRegistration();
  if (!begun.data) throw new Error(begun.error.message);
  const added = await client.auth.passkey.verifyRegistration({
    challengeId: begun.data.challenge_id,
    credential: new Authenticator(site).create(begun.data.options),
  });
  expect((await client.auth.passkey.delete({ passkeyId: added.data?.id ?? '' })).error).toBeNull();
  expect((await client.auth.passkey.list()).data).toEqual([]);
});

test.runIf(!isOffered)('where the site is an address without a name, they are off', async () => {
  const { error } = await visitor().auth.passkey.startAuthentication();
  expect(error?.code).toBe('passkey_disabled');
});
