import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { writeAudit } from '../../audit.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { optionalText, readBody, securityFields } from '../../requests/read-body.ts';
import { openSession } from '../../sessions/open-session.ts';
import { respondSession } from '../../sessions/present-session.ts';
import { findUserById } from '../../users/find-user.ts';
import { openChallenge, takeChallenge } from '../../mfa/webauthn/challenge.ts';
import { checkProof, proofOptions } from '../../mfa/webauthn/check-proof.ts';
import { credentialProofSchema, type CredentialProofBody } from '../../mfa/webauthn/credential-body.ts';
import { requireRelyingParty } from '../../mfa/webauthn/passkey.ts';
import type { RelyingParty } from '../../mfa/webauthn/relying-party.ts';
import { userHandle } from '../../mfa/webauthn/user-handle.ts';

const optionsSchema = z.object(securityFields);

/**
 * POST /passkeys/authentication/options: begins a sign-in by passkey; no user is named, so nothing is told about one.
 * Out: `{challenge_id, options, expires_at}`. Errors: 400 `captcha_failed`; 404 `passkey_disabled`; 429.
 */
export const postPasskeyAuthenticationOptions =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const party = requireRelyingParty(context);
    const body = await readBody(c, optionsSchema);
    const { ip } = clientInfo(c);
    await context.limiter.take({ address: 'password', of: ip });
    if (c.get('caller').role !== 'service_role') {
      await context.captcha(body.gotrue_meta_security?.captcha_token, ip);
    }
    const options = await proofOptions(party);
    const opened = await openChallenge(context.database.owner, { type: 'authentication' }, options.challenge);
    return c.json({ ...opened, options });
  };

type Passkey = { id: string; user_id: string; public_key: Buffer; sign_count: string };

// The count is compared again where it is stored: of two proofs that were made with one count, one loses.
const useUp = async (
  context: AuthContext,
  party: RelyingParty,
  challenge: string,
  body: CredentialProofBody,
) => {
  const sql = context.database.owner;
  const [passkey] = await sql<Passkey[]>`
    select id, user_id, public_key, sign_count from auth.webauthn_credentials
    where credential_id = ${Buffer.from(body.id, 'base64url')}`;
  // An unknown passkey is refused as a wrong proof is: the answer does not tell which ones there are.
  if (!passkey) throw new AuthError('webauthn_verification_failed');
  const handle = Buffer.from(body.response.userHandle ?? '', 'base64url');
  if (!handle.equals(userHandle(passkey.user_id))) throw new AuthError('webauthn_verification_failed');
  const proof = await checkProof(party, challenge, body, {
    id: body.id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.sign_count),
  });
  const used = await sql`
    update auth.webauthn_credentials
    set sign_count = ${proof.counter}, backed_up = ${proof.backedUp}, last_used_at = now()
    where id = ${passkey.id} and (sign_count < ${proof.counter} or (sign_count = 0 and ${proof.counter} = 0))
    returning id`;
  if (used.length === 0) throw new AuthError('webauthn_verification_failed');
  return passkey;
};

const verifySchema = z.object({ challenge_id: optionalText, credential: credentialProofSchema });

/**
 * POST /passkeys/authentication/verify: signs in. The passkey is a thing that the person has and was opened by what they know or are,
 * so the session stands at aal2. Out: a session.
 * Errors: 400 `bad_json`, `webauthn_challenge_not_found`, `webauthn_challenge_expired`, `webauthn_verification_failed` also for an
 * unknown passkey, `user_banned`; 404 `passkey_disabled`; 429.
 */
export const postPasskeyAuthentication =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const party = requireRelyingParty(context);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'password', of: client.ip });
    const body = await readBody(c, verifySchema);
    const sql = context.database.owner;
    const challenge = await takeChallenge(sql, { type: 'authentication' }, body.challenge_id ?? '');
    try {
      const passkey = await useUp(context, party, challenge, body.credential);
      const user = await findUserById(sql, passkey.user_id);
      if (!user) throw new AuthError('webauthn_verification_failed');
      const session = await openSession(sql, user, { method: 'passkey', client, aal: 'aal2' });
      return await respondSession(c, context, session);
    } catch (error) {
      if (error instanceof AuthError && error.status < 500) {
        await writeAudit(sql, {
          action: 'login_failed',
          actorId: null,
          ip: client.ip,
          traits: { method: 'passkey', code: error.code },
        });
      }
      throw error;
    }
  };
