import { z } from 'zod';
import { AuthError, validationFailed } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import type { Queryable, UserRow } from '../users/user-row.ts';
import { checkProof, proofOptions } from './webauthn/check-proof.ts';
import { checkNewCredential, creationOptions, type StoredCredential } from './webauthn/create-credential.ts';
import { credentialProofSchema, newCredentialSchema } from './webauthn/credential-body.ts';
import type { RelyingParty } from './webauthn/relying-party.ts';
import type { Factor, FactorCredential } from './factor.ts';

const party = z.object({
  rpId: z.string().max(255).nullish(),
  rpOrigins: z.array(z.string().max(255)).nullish(),
});

/** Member `webauthn` of POST /factors/{id}/challenge: the site as the client believes it to be. */
export const webauthnChallengeSchema = party.nullish();

/** Member `webauthn` of POST /factors/{id}/verify. */
export const webauthnAnswerSchema = z
  .discriminatedUnion('type', [
    party.extend({ type: z.literal('create'), credential_response: newCredentialSchema }),
    party.extend({ type: z.literal('request'), credential_response: credentialProofSchema }),
  ])
  .nullish();

export type WebauthnAnswer = NonNullable<z.infer<typeof webauthnAnswerSchema>>;

/**
 * The site; what a client names must be the same.
 * Errors: 422 `mfa_webauthn_verify_not_enabled`; 400 `validation_failed` for another site.
 */
export const requireParty = (
  context: AuthContext,
  named: z.infer<typeof webauthnChallengeSchema>,
): RelyingParty => {
  const { relyingParty } = context;
  if (relyingParty === null) throw new AuthError('mfa_webauthn_verify_not_enabled');
  const { rpId, rpOrigins } = named ?? {};
  if (typeof rpId === 'string' && rpId !== relyingParty.id) {
    throw validationFailed('The relying party ID is not that of this site');
  }
  if (rpOrigins && !rpOrigins.includes(relyingParty.origin)) {
    throw validationFailed('The relying party origins do not name this site');
  }
  return relyingParty;
};

/** What the browser needs: to make the credential of a factor that is being set up, or to prove the one it has. */
export const factorOptions = async (
  site: RelyingParty,
  sql: Queryable,
  user: UserRow,
  factor: Factor,
): Promise<{ type: 'create' | 'request'; credential_options: { publicKey: { challenge: string } } }> => {
  if (factor.status === 'verified' && factor.web_authn_credential !== null) {
    const publicKey = await proofOptions(site, [factor.web_authn_credential]);
    return { type: 'request', credential_options: { publicKey } };
  }
  const others = await sql<{ id: string }[]>`
    select web_authn_credential ->> 'id' as id from auth.mfa_factors
    where user_id = ${user.id} and web_authn_credential is not null`;
  const known = others.map(({ id }) => id);
  const publicKey = await creationOptions({ party: site, user, known, discoverable: false });
  return { type: 'create', credential_options: { publicKey } };
};

const toColumn = (credential: StoredCredential): FactorCredential => ({
  id: credential.id,
  public_key: Buffer.from(credential.publicKey).toString('base64url'),
  counter: credential.counter,
  transports: credential.transports,
  backed_up: credential.backedUp,
});

/**
 * Checks the answer to a factor's challenge.
 * @returns what is stored with the factor once the session rises; it runs in that transaction
 * Errors: 400 `webauthn_verification_failed`; from what is returned also 422 `webauthn_credential_exists`.
 */
export const checkFactorAnswer = async (
  site: RelyingParty,
  factor: Factor,
  challenge: string,
  answer: WebauthnAnswer,
): Promise<(tx: Queryable) => Promise<void>> => {
  const failed = new AuthError('webauthn_verification_failed');
  if ((answer.type === 'request') !== (factor.status === 'verified')) throw failed;
  if (answer.type === 'create') {
    const created = await checkNewCredential(site, challenge, answer.credential_response);
    return async (tx) => {
      await tx`select 1 from auth.users where id = ${factor.user_id} for update`;
      const same = await tx`
        select 1 from auth.mfa_factors
        where user_id = ${factor.user_id} and id <> ${factor.id} and web_authn_credential ->> 'id' = ${created.id}`;
      if (same.length > 0) throw new AuthError('webauthn_credential_exists');
      const stored = await tx`
        update auth.mfa_factors
        set web_authn_credential = ${tx.json(toColumn(created))}, web_authn_aaguid = ${created.aaguid}
        where id = ${factor.id} and web_authn_credential is null`;
      if (stored.count === 0) throw failed;
    };
  }
  const known = factor.web_authn_credential;
  if (known === null) throw failed;
  const proof = await checkProof(site, challenge, answer.credential_response, {
    id: known.id,
    publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
    counter: known.counter,
  });
  return async (tx) => {
    // Compared again where it is stored: of two proofs that were made with one count, one loses.
    const used = await tx`
      update auth.mfa_factors
      set web_authn_credential = web_authn_credential
        || ${tx.json({ counter: proof.counter, backed_up: proof.backedUp })}
      where id = ${factor.id} and ((web_authn_credential ->> 'counter')::bigint < ${proof.counter}
        or ((web_authn_credential ->> 'counter')::bigint = 0 and ${proof.counter} = 0))`;
    if (used.count === 0) throw failed;
  };
};
