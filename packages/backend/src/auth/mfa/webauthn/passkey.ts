import { AuthError } from '../../errors/auth-error.ts';
import { isUuid } from '../../admin/admin-user-fields.ts';
import type { AuthContext } from '../../context.ts';
import type { Queryable } from '../../users/user-row.ts';
import type { RelyingParty } from './relying-party.ts';

/** The largest number of passkeys of one person. */
export const maxPasskeys = 10;

/** A passkey as clients see it. */
export type PasskeyBody = {
  id: string;
  friendly_name: string;
  created_at: string;
  last_used_at?: string;
};

type PasskeyRow = { id: string; friendly_name: string; created_at: Date; last_used_at: Date | null };

/** A stored passkey as clients see it: `last_used_at` is left out until it was used. */
export const presentPasskey = (row: PasskeyRow): PasskeyBody => ({
  id: row.id,
  friendly_name: row.friendly_name,
  created_at: row.created_at.toISOString(),
  ...(row.last_used_at === null ? {} : { last_used_at: row.last_used_at.toISOString() }),
});

/** Demands that passkeys are offered here. Errors: 404 `passkey_disabled`. */
export const requireRelyingParty = ({ relyingParty }: AuthContext): RelyingParty => {
  if (relyingParty === null) throw new AuthError('passkey_disabled');
  return relyingParty;
};

/** The passkeys of a person, oldest first; there are at most {@link maxPasskeys}. */
export const listPasskeys = async (sql: Queryable, userId: string): Promise<PasskeyBody[]> => {
  const rows = await sql<PasskeyRow[]>`
    select id, friendly_name, created_at, last_used_at from auth.webauthn_credentials
    where user_id = ${userId} order by created_at, id limit ${maxPasskeys}`;
  return rows.map(presentPasskey);
};

/**
 * Gives a passkey of this person another name.
 * Errors: 404 `webauthn_credential_not_found`, also for another person's.
 */
export const renamePasskey = async (
  sql: Queryable,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<PasskeyBody> => {
  const [row] = isUuid(passkeyId)
    ? await sql<PasskeyRow[]>`
        update auth.webauthn_credentials set friendly_name = ${name}, updated_at = now()
        where id = ${passkeyId} and user_id = ${userId}
        returning id, friendly_name, created_at, last_used_at`
    : [];
  if (!row) throw new AuthError('webauthn_credential_not_found');
  return presentPasskey(row);
};

/**
 * Removes a passkey of this person; it opens no session from then on.
 * Errors: 404 `webauthn_credential_not_found`, also for another person's.
 */
export const removePasskey = async (sql: Queryable, userId: string, passkeyId: string): Promise<void> => {
  const removed = isUuid(passkeyId)
    ? await sql`delete from auth.webauthn_credentials where id = ${passkeyId} and user_id = ${userId} returning id`
    : [];
  if (removed.length === 0) throw new AuthError('webauthn_credential_not_found');
};
