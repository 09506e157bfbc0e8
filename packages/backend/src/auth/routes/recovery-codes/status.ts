import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { findRecoveryCodes, requireRecoveryCodes } from '../../mfa/recovery-codes.ts';
import { requireUser } from '../../sessions/bearer.ts';

/**
 * GET /factors/recovery-codes: how many codes the person has and how many are left, at any level of the session.
 * Out: `{id, type, total, remaining}`, never a code.
 * Errors: 404 `mfa_factor_not_found`; 422 `mfa_recovery_codes_enroll_not_enabled`; those of the bearer check.
 */
export const getRecoveryCodes =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRecoveryCodes(context);
    const { user } = await requireUser(c, context);
    const found = await findRecoveryCodes(context.database.owner, user.id);
    if (found === null) throw new AuthError('mfa_factor_not_found');
    const { id, total, remaining } = found;
    return c.json({ id, type: 'recovery_code', total, remaining });
  };
