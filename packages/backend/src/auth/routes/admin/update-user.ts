import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import {
  adminUserSchema,
  assertImportableHash,
  findAdminUser,
  readRole,
} from '../../admin/admin-user-fields.ts';
import { applyAdminChange } from '../../admin/apply-admin-change.ts';
import { readDuration } from '../../admin/read-duration.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { normaliseEmail } from '../../users/email-address.ts';
import { assertPasswordAllowed } from '../../passwords/password-policy.ts';
import { normalisePhone } from '../../users/phone-number.ts';
import { readBody } from '../../requests/read-body.ts';
import { sessionMemory } from '../../sessions/session-memory.ts';
import { findUserByEmail, findUserByPhone } from '../../users/find-user.ts';
import { presentUser } from '../../users/present-user.ts';

/**
 * PUT /admin/users/{id}: changes a user at once, without mails (secret key only). A ban ends all their access at once; a
 * new password ends their sessions.
 * Errors: 400 `validation_failed`; 401, 403 without the key; 404 `user_not_found`; 422 `email_exists`, `phone_exists`,
 * `weak_password`.
 */
export const putAdminUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const sql = context.database.owner;
    const user = await findAdminUser(sql, c.req.param('id') ?? '');
    const body = await readBody(c, adminUserSchema);
    const email = body.email === undefined ? undefined : normaliseEmail(body.email);
    const phone = body.phone === undefined ? undefined : await normalisePhone(body.phone);
    const role = readRole(body.role);
    const banMs = body.ban_duration === undefined ? undefined : readDuration(body.ban_duration);
    if (body.password_hash !== undefined) assertImportableHash(body.password_hash);
    if (body.password !== undefined)
      await assertPasswordAllowed(body.password, [email ?? user.email ?? ''], context.options.passwords);
    if (email !== undefined && email !== user.email && (await findUserByEmail(sql, email))) {
      throw new AuthError('email_exists');
    }
    if (phone !== undefined && phone !== user.phone && (await findUserByPhone(sql, phone))) {
      throw new AuthError('phone_exists');
    }
    const passwordHash =
      body.password_hash ??
      (body.password === undefined ? undefined : await context.hasher.hash(body.password));
    const changed = await applyAdminChange(context, user, {
      email,
      phone,
      role,
      banMs,
      passwordHash,
      emailConfirm: body.email_confirm === true,
      phoneConfirm: body.phone_confirm === true,
      userMetadata: body.user_metadata,
      appMetadata: body.app_metadata,
      ip: clientInfo(c).ip,
    });
    sessionMemory(context.database).forgetUser(user.id);
    return c.json(presentUser(changed));
  };
