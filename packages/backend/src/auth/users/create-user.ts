import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { isUnavailable } from '#http/problem.ts';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { findUserById, type Contact } from './find-user.ts';
import type { Metadata, Queryable, UserRow } from './user-row.ts';

export type NewUser = {
  contact: Contact;
  /** A number that the account has besides its address (admin calls): a second identity. */
  besidesEmail?: { readonly phone: string; readonly confirmed: boolean } | undefined;
  passwordHash: string | null;
  /** What the client sent as `data`, already cleaned. */
  data: Metadata;
  confirmed: boolean;
  /** Metadata exactly as sent, without the identity's members (admin calls). */
  exactMetadata?: boolean;
  id?: string | undefined;
  appMetadata?: Metadata;
  invited?: boolean;
  role?: string | undefined;
};

const isUniqueViolation = (error: unknown, constraint: RegExp): boolean =>
  error instanceof postgres.PostgresError &&
  error.code === '23505' &&
  constraint.test(error.constraint_name ?? '');

// A trigger refuses with a SQLSTATE of the form PTnnn and a hint; its message is meant for the person.
const readTriggerRefusal = (error: unknown): AuthError | null => {
  if (!(error instanceof postgres.PostgresError) || !/^PT4\d\d$/.test(error.code)) return null;
  return error.hint === 'username_taken'
    ? new AuthError('username_exists', { message: error.message, cause: error })
    : new AuthError('validation_failed', { status: 422, message: error.message, cause: error });
};

/** Says in the protocol's words why the database refused a new user; triggers on the table belong to the product. */
export const explainCreateFailure = (error: unknown): Error => {
  if (error instanceof AuthError) return error;
  // The database that cannot be reached has an answer of its own.
  if (error instanceof Error && isUnavailable(error)) return error;
  if (isUniqueViolation(error, /email/)) return new AuthError('user_already_exists', { cause: error });
  if (isUniqueViolation(error, /phone/)) return new AuthError('phone_exists', { cause: error });
  const refusal = readTriggerRefusal(error);
  if (refusal) return refusal;
  return new AuthError('unexpected_failure', { message: 'Database error saving new user', cause: error });
};

/**
 * Inserts user and identity; the caller's transaction also runs the product's triggers (profile, referral).
 * @returns the row as it is after the triggers
 */
export const insertUser = async (sql: Queryable, user: NewUser): Promise<UserRow> => {
  const id = user.id ?? randomUUID();
  const provider = user.contact.email === undefined ? 'phone' : 'email';
  const flags = {
    email_verified: provider === 'email' && user.confirmed,
    phone_verified: provider === 'phone' && user.confirmed,
  };
  const identityData: Metadata = {
    ...(provider === 'email' ? user.data : {}),
    sub: id,
    ...(user.contact.email === undefined ? {} : { email: user.contact.email }),
    ...flags,
  };
  const userMetadata = user.exactMetadata === true ? user.data : { ...user.data, ...identityData };
  const second = user.besidesEmail;
  const providers = second === undefined ? [provider] : [provider, 'phone'];
  const appMetadata = { provider, providers, ...user.appMetadata };
  await sql`
    insert into auth.users (id, email, phone, role, encrypted_password, email_confirmed_at, phone_confirmed_at, invited_at,
      raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${user.contact.email ?? null}, ${user.contact.phone ?? second?.phone ?? null}, ${user.role ?? 'authenticated'},
      ${user.passwordHash ?? ''},
      case when ${user.confirmed && provider === 'email'} then now() end,
      case when ${provider === 'phone' ? user.confirmed : second?.confirmed === true} then now() end,
      case when ${user.invited === true} then now() end,
      ${sql.json(appMetadata as never)}, ${sql.json(userMetadata as never)})`;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${id}, ${id}, ${sql.json(identityData as never)}, ${provider}, now())`;
  if (second !== undefined) {
    const data = { sub: id, phone: second.phone, email_verified: false, phone_verified: second.confirmed };
    await sql`
      insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
      values (${id}, ${id}, ${sql.json(data)}, 'phone', now())`;
  }
  const row = await findUserById(sql, id);
  if (!row) throw new AuthError('unexpected_failure');
  return row;
};

/**
 * Creates a user in one transaction with its audit row.
 * Errors: 422 `user_already_exists`, `phone_exists`, `username_exists` (raised by the profile's trigger), 500
 * `unexpected_failure` "Database error saving new user" for any other refusal of the database.
 */
export const createUser = async (
  context: AuthContext,
  user: NewUser,
  client: ClientInfo,
): Promise<UserRow> => {
  try {
    return await context.database.owner.begin(async (tx) => {
      const row = await insertUser(tx, user);
      await writeAudit(tx, {
        action: user.invited === true ? 'user_invited' : 'user_signedup',
        actorId: row.id,
        ip: client.ip,
        traits: { provider: user.contact.email === undefined ? 'phone' : 'email' },
      });
      return row;
    });
  } catch (error) {
    throw explainCreateFailure(error);
  }
};
