import { AuthError } from '../../errors/auth-error.ts';
import type { Queryable } from '../../users/user-row.ts';
import { ceremonySeconds } from './create-credential.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whose ceremony it is: of a session that adds a passkey, or of a visitor who signs in. */
export type Ceremony =
  | { readonly type: 'registration'; readonly userId: string; readonly sessionId: string }
  | { readonly type: 'authentication' };

export type OpenedChallenge = { challenge_id: string; expires_at: number };

/** Keeps the challenge of a ceremony; of one session's registrations only the newest counts. */
export const openChallenge = async (
  sql: Queryable,
  ceremony: Ceremony,
  challenge: string,
): Promise<OpenedChallenge> => {
  const id = crypto.randomUUID();
  const [userId, sessionId] =
    ceremony.type === 'registration' ? [ceremony.userId, ceremony.sessionId] : [null, null];
  const [row] = await sql<{ expires: number }[]>`
    with replaced as (delete from auth.webauthn_challenges where session_id = ${sessionId}::uuid)
    insert into auth.webauthn_challenges (id, user_id, session_id, challenge_type, challenge, expires_at)
    values (${id}, ${userId}, ${sessionId}, ${ceremony.type}, ${challenge}, now() + make_interval(secs => ${ceremonySeconds}))
    returning floor(extract(epoch from expires_at))::int as expires`;
  return { challenge_id: id, expires_at: row?.expires ?? 0 };
};

/**
 * Takes the challenge of a ceremony away, so that it serves one answer, right or wrong.
 * Errors: 400 `webauthn_challenge_not_found` for one that is unknown, used, or another session's, `webauthn_challenge_expired`.
 */
export const takeChallenge = async (sql: Queryable, ceremony: Ceremony, id: string): Promise<string> => {
  const sessionId = ceremony.type === 'registration' ? ceremony.sessionId : null;
  const [row] = uuid.test(id)
    ? await sql<{ challenge: string; late: boolean }[]>`
        delete from auth.webauthn_challenges
        where id = ${id} and challenge_type = ${ceremony.type} and session_id is not distinct from ${sessionId}::uuid
        returning challenge, expires_at <= now() as late`
    : [];
  if (!row) throw new AuthError('webauthn_challenge_not_found');
  if (row.late) throw new AuthError('webauthn_challenge_expired');
  return row.challenge;
};
