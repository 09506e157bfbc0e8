import type { Database } from '#db/pool.ts';
import type { Claims } from '#http/app-env.ts';
import { AuthError } from '../auth-error.ts';
import { sessionMemory } from './session-memory.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type SessionState = { session: boolean; person: boolean; banned: boolean };

const readState = async (database: Database, sessionId: string, userId: string): Promise<SessionState> => {
  const [state] = await database.owner<SessionState[]>`
    select s.id is not null as session, true as person, coalesce(u.banned_until > now(), false) as banned
    from auth.users u
    left join auth.sessions s on s.id = ${sessionId} and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    where u.id = ${userId} and u.deleted_at is null`;
  return state ?? { session: false, person: false, banned: false };
};

/**
 * Refuses the token of an ended session, a deleted or a banned user, though its signature is good.
 * Errors: 400 or 403 `bad_jwt` for ids that are none, 403 `user_not_found`, `user_banned`, `session_not_found`.
 */
export const assertSessionAlive = async (database: Database, claims: Claims): Promise<void> => {
  if (claims.sub === undefined || claims.sub === '') {
    throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  if (typeof claims.sub !== 'string' || !uuid.test(claims.sub)) {
    throw new AuthError('bad_jwt', { status: 400, message: 'invalid claim: sub claim must be a UUID' });
  }
  if (typeof claims.session_id !== 'string' || !uuid.test(claims.session_id)) {
    throw new AuthError('bad_jwt', { message: 'invalid claim: session_id claim must be a UUID' });
  }
  const state = await readState(database, claims.session_id, claims.sub);
  if (!state.person) {
    throw new AuthError('user_not_found', {
      status: 403,
      message: 'User from sub claim in JWT does not exist',
    });
  }
  if (state.banned) throw new AuthError('user_banned');
  if (!state.session) throw new AuthError('session_not_found');
};

/**
 * {@link assertSessionAlive} with a short memory, for every request of every protocol. The database tells each process
 * when a session or a user ends (migration 0023), so an ended one is refused at once and not after the memory's time.
 */
export const createSessionCheck = (database: Database): ((claims: Claims) => Promise<void>) => {
  const memory = sessionMemory(database);
  // Until the channel is open nothing is remembered, so that no end goes unheard.
  let listening = false;
  let started: Promise<void> | undefined;

  const listen = async (): Promise<void> => {
    await database.owner.listen('auth_user_end', memory.forgetUser);
    await database.owner.listen('auth_session_end', memory.forgetSession, () => {
      memory.clear();
      listening = true;
    });
  };

  return async (claims) => {
    started ??= listen().catch(() => {
      started = undefined;
    });
    const [sessionId, userId] = [claims.session_id ?? '', claims.sub ?? ''];
    if (memory.isKnown(sessionId, userId)) return;
    const mark = memory.mark();
    await assertSessionAlive(database, claims);
    if (listening) memory.remember(sessionId, userId, mark);
  };
};
