import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import { metadata, optionalText } from '../requests/read-body.ts';
import { findUserById, findUserEvenDeleted } from '../users/find-user.ts';
import type { Queryable, UserRow } from '../users/user-row.ts';

/** Members of POST and PUT /admin/users. */
export const adminUserSchema = z.object({
  id: optionalText,
  aud: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
});

export type AdminUserBody = z.infer<typeof adminUserSchema>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Whether a text can be an id; the database would refuse any other with an error. */
export const isUuid = (text: string): boolean => uuid.test(text);

const roles = new Set(['authenticated', 'anon']);

/**
 * A role that a token may carry. The powerful roles come from the secret key alone.
 * Errors: 400 `validation_failed`.
 */
export const readRole = (role: string | undefined): string | undefined => {
  if (role !== undefined && !roles.has(role)) {
    throw new AuthError('validation_failed', { message: 'role must be authenticated or anon' });
  }
  return role;
};

/**
 * The user whom an admin means. Errors: 404 `validation_failed` for an id that is none, 404 `user_not_found`.
 * @param evenDeleted whether one whose row outlived a soft deletion is meant too
 */
export const findAdminUser = async (
  sql: Queryable,
  id: string,
  { evenDeleted = false } = {},
): Promise<UserRow> => {
  if (!isUuid(id))
    throw new AuthError('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  const user = await (evenDeleted ? findUserEvenDeleted(sql, id) : findUserById(sql, id));
  if (!user) throw new AuthError('user_not_found');
  return user;
};

const importable = /^\$(?:argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$|2[aby]\$\d\d\$)/;

/** Errors: 400 `validation_failed` for a hash that no sign-in could check. */
export const assertImportableHash = (hash: string): void => {
  if (!importable.test(hash)) {
    throw new AuthError('validation_failed', { message: 'password_hash must be an argon2 or bcrypt hash' });
  }
};
