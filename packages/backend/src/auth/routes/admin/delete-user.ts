import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { findAdminUser } from '../../admin/admin-user-fields.ts';
import { writeAudit } from '../../audit.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { readBody } from '../../requests/read-body.ts';
import { sessionMemory } from '../../sessions/session-memory.ts';
import type { Queryable, UserRow } from '../../users/user-row.ts';

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() });

const obscure = (id: string, value: string | null): string | null =>
  value === null ? null : createHash('sha256').update(`${id}${value}`).digest('base64url');

// Keeps the row for what refers to it, without anything that tells who it was.
const softDelete = async (sql: Queryable, user: UserRow): Promise<void> => {
  await sql`delete from auth.sessions where user_id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id}`;
  await sql`delete from auth.identities where user_id = ${user.id}`;
  await sql`
    update auth.users set
      email = ${obscure(user.id, user.email)}, phone = ${obscure(user.id, user.phone)}, encrypted_password = '',
      email_change = '', phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}',
      deleted_at = now(), updated_at = now()
    where id = ${user.id}`;
};

/**
 * DELETE /admin/users/{id}: deletes a user, or with `should_soft_delete` makes them unknown and keeps the row (secret key
 * only). Their tokens are refused at once. Out: 200 `{}`.
 * Errors: 401, 403 without the key; 404 `validation_failed`, `user_not_found`.
 */
export const deleteAdminUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const user = await findAdminUser(context.database.owner, c.req.param('id') ?? '');
    const { should_soft_delete: soft } = await readBody(c, deleteSchema);
    await context.database.owner.begin(async (tx) => {
      if (soft === true) await softDelete(tx, user);
      else await tx`delete from auth.users where id = ${user.id}`;
      await writeAudit(tx, {
        action: 'user_deleted',
        actorId: null,
        ip: clientInfo(c).ip,
        traits: { user_id: user.id, soft: soft === true },
      });
    });
    sessionMemory(context.database).forgetUser(user.id);
    return c.json({});
  };
