import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { Bearer } from '../sessions/bearer.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { createRefreshToken, hashToken } from '../keys/secrets.ts';
import type { MethodReference } from '../sessions/access-token.ts';
import type { IssuedSession } from '../sessions/present-session.ts';
import { sessionMemory } from '../sessions/session-memory.ts';
import { findUserById } from '../users/find-user.ts';
import type { Queryable } from '../users/user-row.ts';
import type { Factor } from './factor.ts';

type RightAnswer = {
  readonly factor: Pick<Factor, 'id' | 'factor_type'>;
  /** Null where the answer belongs to no challenge. */
  readonly challengeId: string | null;
  /** Stores what the answer brought with the factor, in the same transaction. */
  readonly keep: (tx: Queryable) => Promise<void>;
};

/** What a token says of each kind of factor (`amr`). */
export const methods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const;

/**
 * Raises the bearer's session to aal2 after a right answer, in one transaction: challenge done, factor verified, refresh
 * token replaced, sessions of the person below aal2 ended, other unverified factors of the type removed.
 * Errors: 422 `mfa_ip_address_mismatch` when the challenge was answered by another request meanwhile.
 */
export const raiseSession = async (
  context: AuthContext,
  { user, claims }: Bearer,
  { factor, challengeId, keep }: RightAnswer,
  client: ClientInfo,
): Promise<IssuedSession> => {
  const sessionId = claims.session_id;
  const refreshToken = createRefreshToken();
  const method = methods[factor.factor_type];
  const { amr, fresh } = await context.database.owner.begin(async (tx) => {
    if (challengeId !== null) {
      const done = await tx`
        update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null`;
      if (done.count === 0) throw new AuthError('mfa_ip_address_mismatch');
    }
    await keep(tx);
    await tx`
      update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now() where id = ${sessionId}`;
    await tx`
      insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
    await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await tx`
      delete from auth.mfa_factors
      where user_id = ${user.id} and status = 'unverified' and factor_type = ${factor.factor_type}`;
    await tx`delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId} and aal = 'aal1'`;
    await tx`delete from auth.refresh_tokens where session_id = ${sessionId}`;
    await tx`
      insert into auth.refresh_tokens (token, user_id, session_id)
      values (${hashToken(refreshToken)}, ${user.id}, ${sessionId})`;
    await writeAudit(tx, {
      action: 'mfa_code_login',
      actorId: user.id,
      ip: client.ip,
      traits: { factor_id: factor.id, method },
    });
    const shown = await tx<MethodReference[]>`
      select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId}`;
    return { amr: [...shown], fresh: await findUserById(tx, user.id) };
  });
  sessionMemory(context.database).forgetUser(user.id);
  return { id: sessionId, aal: 'aal2', amr, user: fresh ?? user, refreshToken };
};
