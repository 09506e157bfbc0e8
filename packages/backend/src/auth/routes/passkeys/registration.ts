import type { Handler } from 'hono';
import postgres from 'postgres';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { writeAudit } from '../../audit.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { optionalText, readBody } from '../../requests/read-body.ts';
import { requireSecondStep, requireUser, type Bearer } from '../../sessions/bearer.ts';
import { requireFreshProof } from '../../sessions/fresh-proof.ts';
import { openChallenge, takeChallenge, type Ceremony } from '../../mfa/webauthn/challenge.ts';
import {
  checkNewCredential,
  creationOptions,
  type StoredCredential,
} from '../../mfa/webauthn/create-credential.ts';
import { newCredentialSchema } from '../../mfa/webauthn/credential-body.ts';
import {
  maxPasskeys,
  presentPasskey,
  requireRelyingParty,
  type PasskeyBody,
} from '../../mfa/webauthn/passkey.ts';

const ceremonyOf = ({ user, claims }: Bearer): Ceremony => ({
  type: 'registration',
  userId: user.id,
  sessionId: claims.session_id,
});

const requireMayRegister = async (context: AuthContext, bearer: Bearer): Promise<void> => {
  if (bearer.user.is_anonymous) {
    const message = 'Anonymous user not allowed to perform these actions';
    throw new AuthError('no_authorization', { status: 403, message });
  }
  requireSecondStep(bearer, { status: 403, message: 'AAL2 required to register a passkey' });
  await requireFreshProof(context, bearer);
};

/**
 * POST /passkeys/registration/options: begins to add a passkey. Out: `{challenge_id, options, expires_at}`.
 * Errors: 400 `reauthentication_needed` ten minutes after the last proof; 403 `insufficient_aal`, `no_authorization`; 404
 * `passkey_disabled`; 422 `too_many_passkeys`; 429; those of the bearer check.
 */
export const postPasskeyRegistrationOptions =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const party = requireRelyingParty(context);
    const bearer = await requireUser(c, context);
    await context.limiter.take({ address: 'mfa', of: clientInfo(c).ip });
    await requireMayRegister(context, bearer);
    const sql = context.database.owner;
    const known = await sql<{ credential_id: Buffer }[]>`
      select credential_id from auth.webauthn_credentials where user_id = ${bearer.user.id}`;
    if (known.length >= maxPasskeys) throw new AuthError('too_many_passkeys');
    const options = await creationOptions({
      party,
      user: bearer.user,
      known: known.map((row) => row.credential_id.toString('base64url')),
      discoverable: true,
    });
    return c.json({ ...(await openChallenge(sql, ceremonyOf(bearer), options.challenge)), options });
  };

// Under a lock on the person, so that parallel registrations cannot pass the limit.
const keepPasskey = async (
  context: AuthContext,
  userId: string,
  credential: StoredCredential,
  ip: string,
): Promise<PasskeyBody> => {
  try {
    return await context.database.owner.begin(async (tx) => {
      await tx`select 1 from auth.users where id = ${userId} for update`;
      const [count] = await tx<{ passkeys: number }[]>`
        select count(*)::int as passkeys from auth.webauthn_credentials where user_id = ${userId}`;
      if ((count?.passkeys ?? 0) >= maxPasskeys) throw new AuthError('too_many_passkeys');
      const [row] = await tx<{ id: string; created_at: Date }[]>`
        insert into auth.webauthn_credentials
          (user_id, credential_id, public_key, aaguid, sign_count, transports, backup_eligible, backed_up)
        values (${userId}, ${Buffer.from(credential.id, 'base64url')}, ${Buffer.from(credential.publicKey)}, ${credential.aaguid},
          ${credential.counter}, ${credential.transports}, ${credential.backupEligible}, ${credential.backedUp})
        returning id, created_at`;
      if (!row) throw new Error('the passkey was not stored');
      await writeAudit(tx, {
        action: 'passkey_created',
        actorId: userId,
        ip,
        traits: { passkey_id: row.id },
      });
      return presentPasskey({ ...row, friendly_name: '', last_used_at: null });
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '23505') {
      throw new AuthError('webauthn_credential_exists', { cause: error });
    }
    throw error;
  }
};

const verifySchema = z.object({ challenge_id: optionalText, credential: newCredentialSchema });

/**
 * POST /passkeys/registration/verify: keeps the passkey that the browser made. Out: `{id, friendly_name, created_at}`.
 * Errors: 400 `bad_json`, `webauthn_challenge_not_found`, `webauthn_challenge_expired`, `webauthn_verification_failed`,
 * `reauthentication_needed`; 403 `insufficient_aal`, `no_authorization`; 404 `passkey_disabled`; 422 `webauthn_credential_exists`,
 * `too_many_passkeys`; 429.
 */
export const postPasskeyRegistration =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const party = requireRelyingParty(context);
    const bearer = await requireUser(c, context);
    const { ip } = clientInfo(c);
    await context.limiter.take({ address: 'mfa', of: ip });
    const body = await readBody(c, verifySchema);
    await requireMayRegister(context, bearer);
    const challenge = await takeChallenge(
      context.database.owner,
      ceremonyOf(bearer),
      body.challenge_id ?? '',
    );
    const credential = await checkNewCredential(party, challenge, body.credential);
    return c.json(await keepPasskey(context, bearer.user.id, credential, ip));
  };
