import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { sessionMemory } from '../sessions/session-memory.ts';
import type { Factor } from './factor.ts';
import { methods } from './raise-session.ts';

/**
 * Removes a factor, and the recovery codes with the last other one, since they can never be the only factor; sessions that were
 * raised by what is removed fall back to aal1 at their next refresh.
 */
export const removeFactor = async (
  context: AuthContext,
  factor: Pick<Factor, 'id' | 'user_id' | 'factor_type'>,
  actor: { ip: string },
): Promise<void> => {
  await context.database.owner.begin(async (tx) => {
    // Two removals at once would each count the other's factor as still there. Refresh tokens can be written meanwhile.
    await tx`select 1 from auth.users where id = ${factor.user_id} for no key update`;
    const removed = await tx<{ id: string }[]>`
      delete from auth.mfa_factors f
      where f.id = ${factor.id} or (f.user_id = ${factor.user_id} and f.factor_type = 'recovery_code' and not exists (
        select from auth.mfa_factors o
        where o.user_id = f.user_id and o.id <> ${factor.id} and o.status = 'verified' and o.factor_type <> 'recovery_code'))
      returning f.id`;
    const ids = removed.map(({ id }) => id);
    await tx`
      delete from auth.mfa_amr_claims
      where authentication_method = any (${Object.values(methods)})
        and session_id in (select id from auth.sessions where factor_id = any (${ids}))`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = any (${ids})`;
    await writeAudit(tx, {
      action: 'factor_unenrolled',
      actorId: factor.user_id,
      ip: actor.ip,
      traits: { factor_id: factor.id, factor_type: factor.factor_type },
    });
  });
  sessionMemory(context.database).forgetUser(factor.user_id);
};
