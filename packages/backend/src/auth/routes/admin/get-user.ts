import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { findAdminUser } from '../../admin/admin-user-fields.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import type { AuthContext } from '../../context.ts';
import { presentUser } from '../../users/present-user.ts';

/** GET /admin/users/{id}, softly deleted ones with `deleted_at` (secret key only). Errors: 401, 403 without the key; 404 `validation_failed`, `user_not_found`. */
export const getAdminUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const { owner } = context.database;
    const user = await findAdminUser(owner, c.req.param('id') ?? '', { evenDeleted: true });
    return c.json(presentUser(user));
  };
