import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requireSecondStep, requireUser } from '../sessions/bearer.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { findFactor } from '../mfa/factor.ts';
import { removeFactor } from '../mfa/remove-factor.ts';

/**
 * DELETE /factors/{id}: takes a second factor away (spec §7). Out: `{id}`.
 * Errors: 400 `reauthentication_needed` ten minutes after the last proof; 404 `mfa_factor_not_found`, `validation_failed`; 422 `insufficient_aal` without aal2 where a factor is verified.
 */
export const deleteFactor =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireUser(c, context);
    const factor = await findFactor(context.database.owner, bearer.user.id, c.req.param('id') ?? '');
    requireSecondStep(bearer, {
      status: 422,
      message: 'AAL2 session is required to unenroll verified factor',
    });
    if (factor.status === 'verified') await requireFreshProof(context, bearer);
    await removeFactor(context, factor, clientInfo(c));
    return c.json({ id: factor.id });
  };
