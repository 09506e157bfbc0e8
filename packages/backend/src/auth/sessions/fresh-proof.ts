import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';
import type { Bearer } from './bearer.ts';

/** A session in which a person has proved who they are within this time may change what proves it, without further proof. */
const freshProofMinutes = 10;

/** Whether the person signed in, or showed a factor, in this session within the last ten minutes. */
export const isFreshSession = async (context: AuthContext, sessionId: string): Promise<boolean> => {
  const [row] = await context.database.owner<{ fresh: boolean }[]>`
    select greatest(s.created_at, (select max(a.updated_at) from auth.mfa_amr_claims a where a.session_id = s.id))
      > now() - make_interval(mins => ${freshProofMinutes}) as fresh
    from auth.sessions s where s.id = ${sessionId}`;
  return row?.fresh ?? false;
};

/** Demands a proof of the last ten minutes. Errors: 400 `reauthentication_needed`. */
export const requireFreshProof = async (context: AuthContext, { claims }: Bearer): Promise<void> => {
  if (!(await isFreshSession(context, claims.session_id))) {
    throw new AuthError('reauthentication_needed', { message: 'This change requires reauthentication' });
  }
};
