import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { adminUserSchema, assertImportableHash, isUuid, readRole } from '../../admin/admin-user-fields.ts';
import { readDuration } from '../../admin/read-duration.ts';
import { AuthError, validationFailed } from '../../errors/auth-error.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { normaliseEmail } from '../../users/email-address.ts';
import { normalisePhone } from '../../users/phone-number.ts';
import { readBody } from '../../requests/read-body.ts';
import { createUser } from '../../users/create-user.ts';
import { findUserByEmail, findUserById, findUserByPhone, type Contact } from '../../users/find-user.ts';
import { presentUser } from '../../users/present-user.ts';

/**
 * POST /admin/users: makes a user without mail (secret key only). Weak passwords pass: an operator may have reasons.
 * Errors: 400 `validation_failed`; 401, 403 without the key; 422 `email_exists`, `phone_exists`; 500.
 */
export const postAdminUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const body = await readBody(c, adminUserSchema);
    const sql = context.database.owner;
    const email = body.email === undefined ? undefined : normaliseEmail(body.email);
    const phone = body.phone === undefined ? undefined : await normalisePhone(body.phone);
    if (email === undefined && phone === undefined) {
      throw validationFailed('Cannot create a user without either an email or phone');
    }
    if (body.id !== undefined && !isUuid(body.id))
      throw validationFailed('ID must conform to the uuid v4 format');
    if (body.password_hash !== undefined) assertImportableHash(body.password_hash);
    const role = readRole(body.role);
    const banMs = body.ban_duration === undefined ? 0 : readDuration(body.ban_duration);
    if (email !== undefined && (await findUserByEmail(sql, email))) throw new AuthError('email_exists');
    if (phone !== undefined && (await findUserByPhone(sql, phone))) {
      throw new AuthError('phone_exists', { message: 'Phone number already registered by another user' });
    }
    const passwordHash =
      body.password_hash ?? (body.password === undefined ? null : await context.hasher.hash(body.password));
    const contact: Contact = email === undefined ? { phone: phone ?? '' } : { email };
    const confirmed = email === undefined ? body.phone_confirm === true : body.email_confirm === true;
    const data = {
      ...body.user_metadata,
      ...(email !== undefined && confirmed ? { email_verified: true } : {}),
    };
    const user = await createUser(
      context,
      {
        id: body.id,
        contact,
        besidesEmail:
          email === undefined || phone === undefined
            ? undefined
            : { phone, confirmed: body.phone_confirm === true },
        passwordHash,
        data,
        exactMetadata: true,
        confirmed,
        role,
        ...(body.app_metadata === undefined ? {} : { appMetadata: body.app_metadata }),
      },
      clientInfo(c),
    );
    if (banMs > 0) {
      await sql`
        update auth.users set banned_until = now() + make_interval(secs => ${banMs / 1000}) where id = ${user.id}`;
    }
    return c.json(presentUser((await findUserById(sql, user.id)) ?? user));
  };
