import { AuthError, validationFailed } from '../errors/auth-error.ts';
import { auditPayload } from '../audit.ts';
import { toInet, type ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { hashToken, isRefreshTokenShape } from '../keys/secrets.ts';
import { userColumns, type UserRow } from '../users/user-row.ts';
import type { AssuranceLevel, MethodReference } from './access-token.ts';
import type { IssuedSession } from './present-session.ts';
import { sessionMemory } from './session-memory.ts';

/** A token that was just replaced still gives its successor, since the answer may have been lost on the way. */
export const reuseWindowSeconds = 10;
/** A session that is not refreshed for this many days ends. */
export const sessionIdleDays = 30;
/** So many replacements can lie between a token and the live one within the window. */
const maxChain = 16;

type RefreshRow = UserRow & {
  token_id: string;
  revoked: boolean;
  in_window: boolean;
  session_id: string;
  aal: AssuranceLevel;
  ended: 'time box' | 'idle' | null;
  banned: boolean;
  amr: MethodReference[];
};

const loadToken = async (context: AuthContext, token: string): Promise<RefreshRow> => {
  const sql = context.database.owner;
  const [row] = await sql<RefreshRow[]>`
    select ${sql.unsafe(userColumns)}, t.id::text as token_id, t.revoked,
      t.updated_at > now() - make_interval(secs => ${reuseWindowSeconds}) as in_window,
      s.id as session_id, s.aal,
      case when s.not_after <= now() then 'time box'
        when coalesce(s.refreshed_at, s.created_at) <= now() - make_interval(days => ${sessionIdleDays}) then 'idle'
      end as ended,
      coalesce(u.banned_until > now(), false) as banned,
      coalesce((
        select jsonb_agg(jsonb_build_object('method', a.authentication_method,
          'timestamp', floor(extract(epoch from a.updated_at))))
        from auth.mfa_amr_claims a where a.session_id = s.id
      ), '[]') as amr
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = s.user_id and u.deleted_at is null
    where t.token = ${hashToken(token)}`;
  if (!row) throw new AuthError('refresh_token_not_found');
  if (row.banned) {
    throw new AuthError('user_banned', { status: 400, message: 'Invalid Refresh Token: User Banned' });
  }
  return row;
};

// Exactly one of several concurrent callers finds the token unrevoked; the row lock decides. The session is locked before
// the token, in the order in which a deletion of the session cascades.
const rotate = async (
  context: AuthContext,
  row: RefreshRow,
  next: string,
  client: ClientInfo,
): Promise<boolean> => {
  const sql = context.database.owner;
  const audit = auditPayload({
    action: 'token_refreshed',
    actorId: row.id,
    ip: client.ip,
    traits: { session_id: row.session_id },
  });
  const rotated = await sql`
    with session as (
      update auth.sessions
      set refreshed_at = now(), updated_at = now(), user_agent = ${client.userAgent},
        ip = coalesce(${toInet(client.ip)}::inet, ip)
      where id = ${row.session_id}
      returning id
    ), spent as (
      update auth.refresh_tokens set revoked = true, updated_at = now()
      where id = ${row.token_id} and not revoked and session_id in (select id from session)
      returning token, user_id, session_id
    ), child as (
      insert into auth.refresh_tokens (token, user_id, session_id, parent)
      select ${hashToken(next)}::text, user_id, session_id, token from spent
    ), audit as (
      insert into auth.audit_log_entries (payload, ip_address)
      select ${sql.json(audit as never)}, ${client.ip}::text from spent
    )
    select 1 from spent`;
  return rotated.length === 1;
};

// The successors of a token can be computed, so the live one is found without being stored.
const findSuccessor = async (
  context: AuthContext,
  sessionId: string,
  token: string,
): Promise<string | null> => {
  const chain: string[] = [];
  for (let next = token; chain.length < maxChain;) {
    next = context.secrets.nextRefreshToken(next);
    chain.push(next);
  }
  const sql = context.database.owner;
  const [live] = await sql<{ token: string }[]>`
    select token from auth.refresh_tokens
    where session_id = ${sessionId} and not revoked and token in ${sql(chain.map(hashToken))}`;
  return chain.find((candidate) => hashToken(candidate) === live?.token) ?? null;
};

// Ends the session itself: a descendant that is being made at this moment belongs to an ended session, too.
const endFamily = async (context: AuthContext, row: RefreshRow, client: ClientInfo): Promise<never> => {
  const sql = context.database.owner;
  const audit = auditPayload({
    action: 'token_revoked',
    actorId: row.id,
    ip: client.ip,
    traits: { session_id: row.session_id, reason: 'refresh token reused' },
  });
  await sql`
    with ended as (
      update auth.sessions set not_after = now(), updated_at = now()
      where id = ${row.session_id} and (not_after is null or not_after > now())
      returning id
    )
    insert into auth.audit_log_entries (payload, ip_address)
    select ${sql.json(audit as never)}, ${client.ip}::text from ended`;
  // A second statement: holding the session while waiting for a token could deadlock with a rotation.
  await sql`update auth.refresh_tokens set revoked = true where session_id = ${row.session_id} and not revoked`;
  sessionMemory(context.database).forgetSession(row.session_id);
  throw new AuthError('refresh_token_already_used');
};

/**
 * Exchanges a refresh token for the next one; three statements with the rate limit, for concurrent callers one or two more.
 * Errors: 400 `validation_failed` for what is no token, `refresh_token_not_found`, `user_banned`, `session_expired`, and
 * `refresh_token_already_used` for a spent token outside the window, which ends its session.
 */
export const refreshSession = async (
  context: AuthContext,
  token: string,
  client: ClientInfo,
): Promise<IssuedSession> => {
  if (!isRefreshTokenShape(token)) throw validationFailed('Refresh token is not valid');
  let row = await loadToken(context, token);
  const issue = (refreshToken: string): IssuedSession => ({
    id: row.session_id,
    aal: row.aal,
    amr: row.amr,
    user: row,
    refreshToken,
  });
  if (!row.revoked) {
    if (row.ended !== null) {
      throw new AuthError('session_expired', {
        message: `Invalid Refresh Token: Session Expired${row.ended === 'idle' ? ' (Inactivity)' : ''}`,
      });
    }
    const next = context.secrets.nextRefreshToken(token);
    if (await rotate(context, row, next, client)) return issue(next);
    row = await loadToken(context, token);
  }
  if (row.in_window && row.ended === null) {
    const successor = await findSuccessor(context, row.session_id, token);
    if (successor !== null) return issue(successor);
  }
  return endFamily(context, row, client);
};
