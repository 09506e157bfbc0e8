import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { findAdminUser } from '../../admin/admin-user-fields.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { findFactor } from '../../mfa/factor.ts';
import { removeFactor } from '../../mfa/remove-factor.ts';

/** GET /admin/users/{id}/factors (secret key only). Errors: 401, 403 without the key; 404. */
export const getAdminUserFactors =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const user = await findAdminUser(context.database.owner, c.req.param('id') ?? '');
    return c.json(user.factors);
  };

/**
 * DELETE /admin/users/{id}/factors/{factorId}: the way back in for a person who lost their phone (secret key only).
 * Out: `{id}`. Errors: 401, 403 without the key; 404.
 */
export const deleteAdminUserFactor =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const user = await findAdminUser(context.database.owner, c.req.param('id') ?? '');
    const factor = await findFactor(context.database.owner, user.id, c.req.param('factorId') ?? '');
    await removeFactor(context, factor, clientInfo(c));
    return c.json({ id: factor.id });
  };
