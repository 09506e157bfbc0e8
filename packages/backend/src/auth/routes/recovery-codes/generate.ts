import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { maxFactors } from '../../mfa/factor.ts';
import {
  createRecoveryCodes,
  noteNewCodes,
  requireMayManageCodes,
  requireRecoveryCodes,
  tellNewCodes,
} from '../../mfa/recovery-codes.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { readBody } from '../../requests/read-body.ts';
import { requireUser } from '../../sessions/bearer.ts';
import type { Queryable } from '../../users/user-row.ts';

const defaultName = 'Recovery codes';
const generateSchema = z.object({ friendly_name: z.string().max(100).nullish() });

/** Errors: 422 for a set that is there already, for a set that would be the only factor, for a name or a factor too many. */
async function assertMayHaveCodes(tx: Queryable, userId: string, name: string): Promise<void> {
  const factors = await tx<{ friendly_name: string | null; factor_type: string; status: string }[]>`
    select friendly_name, factor_type, status from auth.mfa_factors where user_id = ${userId}`;
  if (factors.some(({ factor_type: type }) => type === 'recovery_code')) {
    throw new AuthError('mfa_verified_factor_exists');
  }
  if (!factors.some(({ status }) => status === 'verified'))
    throw new AuthError('mfa_recovery_codes_sole_factor');
  if (factors.length >= maxFactors) throw new AuthError('too_many_enrolled_mfa_factors');
  if (factors.some((factor) => factor.friendly_name === name)) {
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name "${name}" for this user already exists`,
    });
  }
}

/**
 * POST /factors/recovery-codes: makes the person's set of codes, each good for one step up to aal2 without the other factors.
 * Out: `{id, type, friendly_name, total, codes}`; the codes are told this once.
 * Errors: 400 `reauthentication_needed`; 403 `insufficient_aal`; 422 `mfa_recovery_codes_enroll_not_enabled`,
 * `mfa_verified_factor_exists`, `mfa_recovery_codes_sole_factor`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`.
 */
export const postRecoveryCodes =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRecoveryCodes(context);
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    const body = await readBody(c, generateSchema);
    await requireMayManageCodes(context, bearer);
    const id = crypto.randomUUID();
    const given = body.friendly_name?.trim() ?? '';
    const name = given === '' ? defaultName : given;
    const { codes, digests } = createRecoveryCodes(context, id);
    await context.database.owner.begin(async (tx) => {
      // Parallel requests of one person wait here for each other.
      await tx`select 1 from auth.users where id = ${user.id} for update`;
      await assertMayHaveCodes(tx, user.id, name);
      await tx`
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
        values (${id}, ${user.id}, ${name}, 'recovery_code', 'verified')`;
      await tx`
        insert into auth.mfa_recovery_codes (factor_id, digests, total) values (${id}, ${digests}, ${digests.length})`;
      await noteNewCodes(tx, user.id, id, clientInfo(c).ip);
    });
    return c.json(tellNewCodes(id, name, codes));
  };
