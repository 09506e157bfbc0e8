import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { findRecoveryCodes, requireMayManageCodes, requireRecoveryCodes } from '../../mfa/recovery-codes.ts';
import { removeFactor } from '../../mfa/remove-factor.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { requireUser } from '../../sessions/bearer.ts';

/**
 * DELETE /factors/recovery-codes: takes the person's codes away. Out: `{id}`.
 * Errors: 400 `reauthentication_needed`; 403 `insufficient_aal`; 404 `mfa_factor_not_found`; 422
 * `mfa_recovery_codes_enroll_not_enabled`.
 */
export const deleteRecoveryCodes =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRecoveryCodes(context);
    const bearer = await requireUser(c, context);
    await requireMayManageCodes(context, bearer);
    const found = await findRecoveryCodes(context.database.owner, bearer.user.id);
    if (found === null) throw new AuthError('mfa_factor_not_found');
    await removeFactor(context, { ...found, factor_type: 'recovery_code' }, clientInfo(c));
    return c.json({ id: found.id });
  };
