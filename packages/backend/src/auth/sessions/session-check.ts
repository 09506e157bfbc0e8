import type { Database } from '#db/pool.ts';
import type { Assurance, Claims } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import { sessionMemory } from './session-memory.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type SessionIds = { userId: string; sessionId: string };

/**
 * Reads whose session a verified token names.
 * Errors: 400 or 403 `bad_jwt` for ids that are none.
 */
export const readSessionIds = ({ sub, session_id: sessionId }: Claims): SessionIds => {
  if (sub === undefined || sub === '') {
    throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  if (typeof sub !== 'string' || !uuid.test(sub)) {
    throw new AuthError('bad_jwt', { status: 400, message: 'invalid claim: sub claim must be a UUID' });
  }
  if (typeof sessionId !== 'string' || !uuid.test(sessionId)) {
    throw new AuthError('bad_jwt', { message: 'invalid claim: session_id claim must be a UUID' });
  }
  return { userId: sub, sessionId };
};

/** What the database says of a session: null without such a person, else whether it is alive and they are banned. */
export type SessionState = { alive: boolean; banned: boolean } | null;

/** Errors: 403 `user_not_found`, `user_banned`, `session_not_found`. */
export function assertAlive(state: SessionState): asserts state is NonNullable<SessionState> {
  if (state === null) {
    throw new AuthError('user_not_found', {
      status: 403,
      message: 'User from sub claim in JWT does not exist',
    });
  }
  if (state.banned) throw new AuthError('user_banned');
  if (!state.alive) throw new AuthError('session_not_found');
}

/**
 * Refuses the token of an ended session, a deleted or a banned user, though its signature is good; says what it has proved.
 * Errors: 400 or 403 `bad_jwt` for ids that are none, 403 `user_not_found`, `user_banned`, `session_not_found`.
 */
export const assertSessionAlive = async (database: Database, claims: Claims): Promise<Assurance> => {
  const { userId, sessionId } = readSessionIds(claims);
  const [state] = await database.checks<
    (NonNullable<SessionState> & { aal: Assurance['aal']; factor: boolean })[]
  >`
    select s.id is not null as alive, coalesce(u.banned_until > now(), false) as banned,
      coalesce(s.aal, 'aal1') as aal,
      exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as factor
    from auth.users u
    left join auth.sessions s on s.id = ${sessionId} and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    where u.id = ${userId} and u.deleted_at is null`;
  assertAlive(state ?? null);
  const aal = state?.aal === 'aal2' ? 'aal2' : 'aal1';
  return { aal, owesSecondStep: state?.factor === true && aal !== 'aal2' };
};

/**
 * {@link assertSessionAlive} with a short memory, for every request of every protocol. The database tells each process
 * when a session or a user ends (migration 0023), so an ended one is refused at once and not after the memory's time.
 */
export const createSessionCheck = (database: Database): ((claims: Claims) => Promise<Assurance>) => {
  const memory = sessionMemory(database);
  // Until the channels are open nothing is remembered, so that no end goes unheard.
  let listening = false;
  let started: Promise<void> | undefined;

  const listen = async (): Promise<void> => {
    const { listener } = database;
    await listener.on('auth_user_end', memory.forgetUser, memory.clear);
    await listener.on('auth_assurance_change', memory.forgetUser, memory.clear);
    await listener.on('auth_session_end', memory.forgetSession, memory.clear);
    memory.clear();
    listening = true;
  };

  return async (claims) => {
    started ??= listen().catch(() => {
      started = undefined;
    });
    const [sessionId, userId] = [claims.session_id ?? '', claims.sub ?? ''];
    const known = memory.recall(sessionId, userId);
    // While notices may be missed, an end would be among them.
    if (known !== null && database.listener.isHeard()) return known;
    const mark = memory.mark();
    const assurance = await assertSessionAlive(database, claims);
    if (listening) memory.remember(sessionId, userId, mark, assurance);
    return assurance;
  };
};
