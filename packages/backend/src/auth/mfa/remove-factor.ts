import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import type { Factor } from './factor.ts';

/** Removes a factor; sessions that were raised by it fall back to aal1 at their next refresh. */
export const removeFactor = async (
  context: AuthContext,
  factor: Factor,
  actor: { ip: string },
): Promise<void> => {
  await context.database.owner.begin(async (tx) => {
    await tx`
      delete from auth.mfa_amr_claims
      where authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')
        and session_id in (select id from auth.sessions where factor_id = ${factor.id})`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await writeAudit(tx, {
      action: 'factor_unenrolled',
      actorId: factor.user_id,
      ip: actor.ip,
      traits: { factor_id: factor.id, factor_type: factor.factor_type },
    });
  });
};
