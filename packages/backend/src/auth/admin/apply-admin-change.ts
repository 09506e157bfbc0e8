import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { explainCreateFailure } from '../users/create-user.ts';
import { findUserById } from '../users/find-user.ts';
import type { Metadata, Queryable, UserRow } from '../users/user-row.ts';

export type AdminChange = {
  email: string | undefined;
  phone: string | undefined;
  role: string | undefined;
  /** Milliseconds of a ban; 0 lifts it. */
  banMs: number | undefined;
  passwordHash: string | undefined;
  emailConfirm: boolean;
  phoneConfirm: boolean;
  userMetadata: Metadata | undefined;
  appMetadata: Metadata | undefined;
  ip: string;
};

// Merged key by key; null removes one.
const merged = (before: Metadata, change: Metadata | undefined): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));

const upsertIdentity = async (
  sql: Queryable,
  userId: string,
  provider: 'email' | 'phone',
  data: Metadata,
): Promise<void> => {
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${userId}, ${userId}, ${sql.json({ sub: userId, ...data } as never)}, ${provider})
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`;
};

const apply = async (sql: Queryable, user: UserRow, change: AdminChange): Promise<void> => {
  await sql`
    update auth.users set
      email = ${change.email ?? user.email},
      phone = ${change.phone ?? user.phone},
      role = ${change.role ?? user.role},
      encrypted_password = ${change.passwordHash ?? user.encrypted_password},
      email_confirmed_at = case when ${change.emailConfirm} then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
      phone_confirmed_at = case when ${change.phoneConfirm} then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
      banned_until = case
        when ${change.banMs === undefined} then banned_until
        when ${change.banMs === 0} then null
        else now() + make_interval(secs => ${(change.banMs ?? 0) / 1000}) end,
      raw_user_meta_data = ${sql.json(merged(user.raw_user_meta_data, change.userMetadata) as never)},
      raw_app_meta_data = ${sql.json(merged(user.raw_app_meta_data, change.appMetadata) as never)},
      updated_at = now()
    where id = ${user.id}`;
  if (change.email !== undefined && change.email !== user.email) {
    await upsertIdentity(sql, user.id, 'email', { email: change.email, email_verified: change.emailConfirm });
  }
  if (change.phone !== undefined && change.phone !== user.phone) {
    await upsertIdentity(sql, user.id, 'phone', { phone: change.phone, phone_verified: change.phoneConfirm });
  }
  if (change.passwordHash !== undefined) {
    await sql`delete from auth.sessions where user_id = ${user.id}`;
    await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  }
};

/**
 * Applies an operator's change in one transaction with its audit row.
 * @returns the user afterwards
 * Errors: 422 `email_exists`, `phone_exists` when an address was taken meanwhile.
 */
export const applyAdminChange = async (
  context: AuthContext,
  user: UserRow,
  change: AdminChange,
): Promise<UserRow> => {
  try {
    await context.database.owner.begin(async (tx) => {
      await apply(tx, user, change);
      const fields = Object.entries(change)
        .filter(([name, value]) => name !== 'ip' && value !== undefined && value !== false)
        .map(([name]) => name);
      await writeAudit(tx, {
        action: 'user_modified',
        actorId: null,
        ip: change.ip,
        traits: { user_id: user.id, changed: fields },
      });
    });
  } catch (error) {
    const known = explainCreateFailure(error);
    if (!(known instanceof AuthError)) throw known;
    if (known.code === 'user_already_exists') throw new AuthError('email_exists', { cause: error });
    throw known.code === 'phone_exists' ? known : error;
  }
  return (await findUserById(context.database.owner, user.id)) ?? user;
};
