import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { Authenticator } from './authenticator.ts';
import type { AuthTestApp, SignedUp } from './create-auth-test-app.ts';

export const testSite = { origin: 'http://localhost:3000', rpId: 'localhost' };

export type PasskeyHolder = SignedUp & {
  client: SupabaseClient;
  authenticator: Authenticator;
  passkeyId: string;
};

/** A person who is signed in, by the official client. */
export const signedIn = async (app: AuthTestApp): Promise<SignedUp & { client: SupabaseClient }> => {
  const person = await app.signUp();
  const client = app.client();
  await client.auth.setSession(person.session);
  return { ...person, client };
};

/** A person with a passkey. */
export const withPasskey = async (app: AuthTestApp): Promise<PasskeyHolder> => {
  const person = await signedIn(app);
  const authenticator = new Authenticator(testSite);
  const { data: begun, error } = await person.client.auth.passkey.startRegistration();
  expect(error).toBeNull();
  if (!begun) throw new Error('no options');
  const { data, error: refused } = await person.client.auth.passkey.verifyRegistration({
    challengeId: begun.challenge_id,
    credential: authenticator.create(begun.options),
  });
  expect(refused).toBeNull();
  return { ...person, authenticator, passkeyId: data?.id ?? '' };
};

/** A person whose second factor is a credential, with a session at aal2. */
export const withWebauthnFactor = async (
  app: AuthTestApp,
): Promise<SignedUp & { client: SupabaseClient; authenticator: Authenticator; factorId: string }> => {
  const person = await signedIn(app);
  const authenticator = new Authenticator(testSite);
  const { data: factor, error } = await person.client.auth.mfa.enroll({
    factorType: 'webauthn',
    friendlyName: 'kunci',
  });
  expect(error).toBeNull();
  const factorId = factor?.id ?? '';
  const challenge = await challengeFactor(app, person.session.access_token, factorId);
  const body = {
    challenge_id: challenge.id,
    webauthn: { type: 'create', credential_response: authenticator.create(challenge.options) },
  };
  const verified = await app.call('POST', `/factors/${factorId}/verify`, {
    token: person.session.access_token,
    body,
  });
  expect(verified.status).toBe(200);
  const { access_token, refresh_token } = verified.body as unknown as Record<string, string>;
  await person.client.auth.setSession({
    access_token: String(access_token),
    refresh_token: String(refresh_token),
  });
  return { ...person, authenticator, factorId };
};

type FactorChallenge = { id: string; type: string; options: { challenge: string; user: { id: string } } };

/** The challenge of a factor as it stands on the wire. */
export const challengeFactor = async (
  app: AuthTestApp,
  token: string,
  factorId: string,
): Promise<FactorChallenge> => {
  const { body, status } = await app.call('POST', `/factors/${factorId}/challenge`, { token, body: {} });
  expect(status).toBe(200);
  const { id, webauthn } = body as unknown as {
    id: string;
    webauthn: { type: string; credential_options: { publicKey: FactorChallenge['options'] } };
  };
  return { id, type: webauthn.type, options: webauthn.credential_options.publicKey };
};
