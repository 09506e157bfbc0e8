import type { Context } from 'hono';
import type { AppEnv, Claims } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import { assertAlive, readSessionIds } from './session-check.ts';
import { userColumns, type UserRow } from '../users/user-row.ts';

export type Bearer = { user: UserRow; claims: Claims & { sub: string; session_id: string } };

const refusedToken = (reason: unknown): AuthError => {
  if (reason instanceof AuthError) return reason;
  const detail = reason instanceof Error ? reason.message : 'token is malformed';
  if (/"sub" claim/.test(detail)) {
    return new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  return new AuthError('bad_jwt', {
    message: `invalid JWT: unable to parse or verify signature, ${detail}`,
    cause: reason,
  });
};

/**
 * Demands a signed-in person and gives the user as the database has it now.
 * Errors: 401 `no_authorization`; 403 `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`.
 */
export const requireUser = async (c: Context<AppEnv>, context: AuthContext): Promise<Bearer> => {
  const { claims, token } = c.get('caller');
  if (token === null) throw new AuthError('no_authorization');
  if (claims === null) throw refusedToken(c.get('tokenError'));
  const ids = readSessionIds(claims);
  // Not from the server's short memory: what is done here ends sessions and changes passwords.
  const sql = context.database.checks;
  const [user] = await sql<(UserRow & { alive: boolean; banned: boolean; aal: 'aal1' | 'aal2' })[]>`
    select ${sql.unsafe(userColumns)}, s.id is not null as alive, coalesce(u.banned_until > now(), false) as banned,
      coalesce(s.aal, 'aal1') as aal
    from auth.users u
    left join auth.sessions s
      on s.id = ${ids.sessionId} and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    where u.id = ${ids.userId} and u.deleted_at is null`;
  assertAlive(user ?? null);
  if (!user) throw new AuthError('user_not_found');
  // The session's level as it is now: what the token says may have been taken back with a factor.
  const { aal } = user;
  return { user, claims: { ...claims, sub: ids.userId, session_id: ids.sessionId, aal } };
};

/** Demands the second factor of a user who has one. Errors: 401 `insufficient_aal`, or what the route answers instead. */
export const requireSecondStep = (
  { user, claims }: Bearer,
  instead?: { status: 403 | 422; message: string },
): void => {
  const hasFactor = user.factors.some((factor) => factor.status === 'verified');
  if (hasFactor && claims.aal !== 'aal2') throw new AuthError('insufficient_aal', instead);
};

/** Demands the secret project key. Errors: 401 `no_authorization`, 403 `bad_jwt`, 403 `not_admin`. */
export const requireAdmin = (c: Context<AppEnv>): void => {
  const { role, token, claims } = c.get('caller');
  if (role === 'service_role') return;
  if (token === null) throw new AuthError('no_authorization');
  if (claims === null) throw refusedToken(c.get('tokenError'));
  throw new AuthError('not_admin');
};
