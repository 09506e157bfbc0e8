import type { Contact } from './find-user.ts';
import { userColumns, type Queryable, type UserRow } from './user-row.ts';

/**
 * The user who is changing to this address or number, or, for an address, changing away from it. Several people may wish
 * for the same new address; the one who asked last is meant.
 */
export const findUserByPendingContact = async (sql: Queryable, contact: Contact): Promise<UserRow | null> => {
  const [user] =
    contact.email === undefined
      ? await sql<UserRow[]>`
          select ${sql.unsafe(userColumns)} from auth.users u
          where u.phone_change = ${contact.phone} and u.deleted_at is null
          order by u.phone_change_sent_at desc nulls last limit 1`
      : await sql<UserRow[]>`
          select ${sql.unsafe(userColumns)} from auth.users u
          where u.email_change <> '' and (u.email_change = ${contact.email} or lower(u.email) = ${contact.email})
            and u.deleted_at is null
          order by u.email_change_sent_at desc nulls last limit 1`;
  return user ?? null;
};
