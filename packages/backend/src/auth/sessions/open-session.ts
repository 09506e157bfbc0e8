import postgres from 'postgres';
import { AuthError } from '../errors/auth-error.ts';
import { auditPayload, type AuditAction } from '../audit.ts';
import { toInet, type ClientInfo } from '../requests/client-info.ts';
import { createRefreshToken, hashToken } from '../keys/secrets.ts';
import type { Queryable, UserRow } from '../users/user-row.ts';
import type { AssuranceLevel } from './access-token.ts';
import type { IssuedSession } from './present-session.ts';

/** A session ends after this many days, however much it is used. */
export const sessionMaxDays = 90;

export type OpenSessionOptions = {
  /** How the person proved who they are, for the `amr` claim. */
  method: string;
  client: ClientInfo;
  aal?: AssuranceLevel;
  action?: AuditAction;
};

/** A trigger of the product on the sessions has said no; its message is meant for the person. */
export class SessionRefused extends AuthError {
  constructor(message: string, cause: unknown) {
    super('validation_failed', { status: 403, message, cause });
  }
}

// A trigger refuses with a SQLSTATE of the form PTnnn.
const explainRefusal = (error: unknown): never => {
  if (error instanceof postgres.PostgresError && /^PT4\d\d$/.test(error.code))
    throw new SessionRefused(error.message, error);
  throw error;
};

/**
 * Opens a session for a user in one statement: session, method, refresh token, last sign-in and audit row.
 * Errors: 403 `user_banned` when the user was banned or deleted in the meantime; {@link SessionRefused}.
 */
export const openSession = async (
  sql: Queryable,
  user: UserRow,
  { method, client, aal = 'aal1', action = 'login' }: OpenSessionOptions,
): Promise<IssuedSession> => {
  const refreshToken = createRefreshToken();
  const audit = auditPayload({ action, actorId: user.id, ip: client.ip, traits: { method } });
  const [opened] = await sql<{ id: string; now: Date }[]>`
    with person as (
      update auth.users set last_sign_in_at = now(), updated_at = now()
      where id = ${user.id} and deleted_at is null and (banned_until is null or banned_until <= now())
      returning id
    ), session as (
      insert into auth.sessions (user_id, aal, user_agent, ip, not_after)
      select id, ${aal}::auth.aal_level, ${client.userAgent}::text, ${toInet(client.ip)}::inet, now() + make_interval(days => ${sessionMaxDays})
      from person
      returning id
    ), proof as (
      insert into auth.mfa_amr_claims (session_id, authentication_method) select id, ${method}::text from session
    ), token as (
      insert into auth.refresh_tokens (token, user_id, session_id)
      select ${hashToken(refreshToken)}::text, ${user.id}::text, id from session
    ), audit as (
      insert into auth.audit_log_entries (payload, ip_address)
      select ${sql.json(audit as never)} || jsonb_build_object('session_id', id), ${client.ip}::text from session
    )
    select id, now() as now from session`.catch(explainRefusal);
  if (!opened) throw new AuthError('user_banned');
  return {
    id: opened.id,
    aal,
    amr: [{ method, timestamp: Math.floor(opened.now.getTime() / 1000) }],
    user: { ...user, last_sign_in_at: opened.now, updated_at: opened.now },
    refreshToken,
  };
};
