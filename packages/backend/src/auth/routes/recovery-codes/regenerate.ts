import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors/auth-error.ts';
import {
  createRecoveryCodes,
  findRecoveryCodes,
  noteNewCodes,
  requireMayManageCodes,
  requireRecoveryCodes,
  tellNewCodes,
} from '../../mfa/recovery-codes.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { requireUser } from '../../sessions/bearer.ts';

/**
 * POST /factors/recovery-codes/regenerate: replaces every code of the person's set, and ends its lock.
 * Out: as the first set was told, with the same id and name.
 * Errors: 400 `reauthentication_needed`; 403 `insufficient_aal`; 404 `mfa_factor_not_found`; 422
 * `mfa_recovery_codes_enroll_not_enabled`.
 */
export const postRegenerateRecoveryCodes =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRecoveryCodes(context);
    const bearer = await requireUser(c, context);
    const { user } = bearer;
    await requireMayManageCodes(context, bearer);
    const found = await findRecoveryCodes(context.database.owner, user.id);
    if (found === null) throw new AuthError('mfa_factor_not_found');
    const { id, friendly_name: name } = found;
    const { codes, digests } = createRecoveryCodes(context, id);
    await context.database.owner.begin(async (tx) => {
      const replaced = await tx`
        update auth.mfa_recovery_codes set digests = ${digests}, total = ${digests.length}, failures = 0,
          locked_until = null
        where factor_id = ${id}`;
      if (replaced.count === 0) throw new AuthError('mfa_factor_not_found');
      await noteNewCodes(tx, user.id, id, clientInfo(c).ip);
    });
    return c.json(tellNewCodes(id, name, codes));
  };
