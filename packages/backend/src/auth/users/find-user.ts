import { userColumns, type Queryable, type UserRow } from './user-row.ts';

/** The user with this id, or null; deleted ones count as absent. */
export const findUserById = async (sql: Queryable, id: string): Promise<UserRow | null> => {
  const [user] = await sql<UserRow[]>`
    select ${sql.unsafe(userColumns)} from auth.users u where u.id = ${id} and u.deleted_at is null`;
  return user ?? null;
};

/** The same, deleted softly or not. */
export const findUserEvenDeleted = async (sql: Queryable, id: string): Promise<UserRow | null> => {
  const [user] = await sql<UserRow[]>`
    select ${sql.unsafe(userColumns)} from auth.users u where u.id = ${id}`;
  return user ?? null;
};

/** The user with this normalised address, or null; users of an SSO provider are not found by address. */
export const findUserByEmail = async (sql: Queryable, email: string): Promise<UserRow | null> => {
  const [user] = await sql<UserRow[]>`
    select ${sql.unsafe(userColumns)} from auth.users u
    where lower(u.email) = ${email} and not u.is_sso_user and u.deleted_at is null`;
  return user ?? null;
};

/** The user with this number in stored form, or null. */
export const findUserByPhone = async (sql: Queryable, phone: string): Promise<UserRow | null> => {
  const [user] = await sql<UserRow[]>`
    select ${sql.unsafe(userColumns)} from auth.users u where u.phone = ${phone} and u.deleted_at is null`;
  return user ?? null;
};

/** What deciding about a password needs; less than the whole person, so that an unknown one costs the same. */
export type PasswordHolder = { id: string; encrypted_password: string | null };

/** Who would sign in with this address or number and a password, or null. */
export const findPasswordHolder = async (
  sql: Queryable,
  contact: Contact,
): Promise<PasswordHolder | null> => {
  const [holder] =
    contact.email === undefined
      ? await sql<PasswordHolder[]>`
          select u.id, u.encrypted_password from auth.users u
          where u.phone = ${contact.phone} and u.deleted_at is null`
      : await sql<PasswordHolder[]>`
          select u.id, u.encrypted_password from auth.users u
          where lower(u.email) = ${contact.email} and not u.is_sso_user and u.deleted_at is null`;
  return holder ?? null;
};

export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** The account with this address or number; null when there is none. */
export const findUserByContact = (sql: Queryable, contact: Contact): Promise<UserRow | null> =>
  contact.email === undefined ? findUserByPhone(sql, contact.phone) : findUserByEmail(sql, contact.email);
