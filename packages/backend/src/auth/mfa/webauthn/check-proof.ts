import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { AuthError } from '../../errors/auth-error.ts';
import { ceremonySeconds, type StoredCredential } from './create-credential.ts';
import type { CredentialProofBody } from './credential-body.ts';
import { refuseFrames } from './refuse-frames.ts';
import type { RelyingParty } from './relying-party.ts';

/** What the browser needs to prove a credential: any of this site's, or only the given ones. */
export const proofOptions = async (
  party: RelyingParty,
  allowed: readonly Pick<StoredCredential, 'id' | 'transports'>[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: ceremonySeconds * 1000,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })),
  });
};

export type Proof = { readonly counter: number; readonly backedUp: boolean };

/**
 * Checks a proof against its challenge, the site, its origin and the stored credential: signature, presence and verification of
 * the user, a counter that grew.
 * Errors: 400 `webauthn_verification_failed`.
 */
export const checkProof = async (
  party: RelyingParty,
  challenge: string,
  body: CredentialProofBody,
  credential: Pick<StoredCredential, 'id' | 'publicKey' | 'counter'>,
): Promise<Proof> => {
  const { id, rawId, type, response } = body;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    await refuseFrames(response.clientDataJSON);
    if (id !== credential.id) throw new Error('the proof is of another credential');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: credential.id, publicKey: credential.publicKey, counter: credential.counter },
    });
    if (!verified) throw new Error('the signature is not sound');
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch (error) {
    throw new AuthError('webauthn_verification_failed', { cause: error });
  }
};
