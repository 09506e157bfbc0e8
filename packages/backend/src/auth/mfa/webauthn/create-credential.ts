import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { AuthError } from '../../errors/auth-error.ts';
import type { UserRow } from '../../users/user-row.ts';
import type { NewCredentialBody } from './credential-body.ts';
import { refuseFrames } from './refuse-frames.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

// The library is loaded where it is used: most servers run long without a passkey.

/** Seconds in which a ceremony must end. */
export const ceremonySeconds = 300;

/** A credential as it is kept. */
export type StoredCredential = {
  /** base64url */
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly aaguid: string;
  readonly transports: string[];
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
};

/** ES256, EdDSA and RS256: what authenticators speak. */
const algorithms = [-7, -8, -257];

type Wish = {
  readonly party: RelyingParty;
  readonly user: UserRow;
  /** Ids of credentials that the user has already, which the authenticator then refuses to make again. */
  readonly known: readonly string[];
  /** Whether it must be found without naming the user, as a sign-in needs. */
  readonly discoverable: boolean;
};

/** What the browser needs to make a credential; the user's PIN or fingerprint is always demanded. */
export const creationOptions = async ({
  party,
  user,
  known,
  discoverable,
}: Wish): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const label = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandle(user.id),
    userName: label,
    userDisplayName: label,
    timeout: ceremonySeconds * 1000,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: {
      residentKey: discoverable ? 'required' : 'discouraged',
      userVerification: 'required',
    },
    supportedAlgorithmIDs: algorithms,
  });
};

// No certificate of a client is looked at: the library would follow the addresses in it.
const hasCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return !(format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined));
};

/**
 * Checks a new credential against its challenge, the site and its origin.
 * Errors: 400 `webauthn_verification_failed`.
 */
export const checkNewCredential = async (
  party: RelyingParty,
  challenge: string,
  body: NewCredentialBody,
): Promise<StoredCredential> => {
  const { id, rawId, type, response } = body;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    await refuseFrames(response.clientDataJSON);
    if (await hasCertificates(response.attestationObject)) throw new Error('attestation was not asked for');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error('the statement is not sound');
    const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
    if (credential.id !== id) throw new Error('the id is not the one that was signed');
    return {
      id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      aaguid,
      transports: response.transports ?? [],
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    };
  } catch (error) {
    throw new AuthError('webauthn_verification_failed', { cause: error });
  }
};
