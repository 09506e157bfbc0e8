import type { Handler } from 'hono';
import { z } from 'zod';
import { retryConflicts } from '#db/retry-conflicts.ts';
import type { AppEnv } from '#http/app-env.ts';
import { findAdminUser } from '../../admin/admin-user-fields.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { readBody } from '../../requests/read-body.ts';
import { sessionMemory } from '../../sessions/session-memory.ts';
import { deleteUser } from '../../users/delete-user.ts';

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * DELETE /admin/users/{id}: deletes a user, or with `should_soft_delete` makes them unknown and keeps the row (secret key
 * only). Their tokens are refused at once. Out: 200 `{}`.
 * Errors: 401, 403 without the key; 404 `validation_failed`, `user_not_found`.
 */
export const deleteAdminUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const { owner } = context.database;
    const { should_soft_delete: soft } = await readBody(c, deleteSchema);
    const user = await findAdminUser(owner, c.req.param('id') ?? '', { evenDeleted: soft !== true });
    const { ip } = clientInfo(c);
    // Rows of the user may be held by a job that waits for others of them: PostgreSQL ends one of both.
    await retryConflicts(() => owner.begin((tx) => deleteUser(tx, user, { isSoft: soft === true, ip })));
    sessionMemory(context.database).forgetUser(user.id);
    return c.json({});
  };
