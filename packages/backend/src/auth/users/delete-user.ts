import { createHash } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import type { Queryable, UserRow } from './user-row.ts';

const obscure = (id: string, value: string | null): string | null =>
  value === null ? null : createHash('sha256').update(`${id}${value}`).digest('base64url');

type User = Pick<UserRow, 'id' | 'email' | 'phone'>;

// Keeps the row for what refers to it, without anything that tells who it was.
const softDelete = async (sql: Queryable, user: User): Promise<void> => {
  await sql`delete from auth.sessions where user_id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id}`;
  await sql`delete from auth.webauthn_credentials where user_id = ${user.id}`;
  await sql`delete from auth.identities where user_id = ${user.id}`;
  await sql`
    update auth.users set
      email = ${obscure(user.id, user.email)}, phone = ${obscure(user.id, user.phone)}, encrypted_password = '',
      email_change = '', phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}',
      deleted_at = now(), updated_at = now()
    where id = ${user.id}`;
};

/** Deletes a user, or makes them unknown and keeps the row, and says so in the audit log; in the caller's transaction. */
export async function deleteUser(
  tx: Queryable,
  user: User,
  { isSoft, ip }: { readonly isSoft: boolean; readonly ip: string },
): Promise<void> {
  if (isSoft) await softDelete(tx, user);
  else await tx`delete from auth.users where id = ${user.id}`;
  const traits = { user_id: user.id, soft: isSoft };
  await writeAudit(tx, { action: 'user_deleted', actorId: null, ip, traits });
}
