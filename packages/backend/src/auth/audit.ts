import type { Sql } from '#db/pool.ts';
import type { Queryable } from './users/user-row.ts';

export type AuditAction =
  | 'login'
  | 'logout'
  | 'invite_accepted'
  | 'user_signedup'
  | 'user_invited'
  | 'user_deleted'
  | 'user_modified'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_updated_password'
  | 'token_revoked'
  | 'token_refreshed'
  | 'login_failed'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_deleted'
  | 'factor_updated'
  | 'mfa_code_login'
  | 'generate_recovery_codes'
  | 'passkey_created'
  | 'passkey_deleted'
  | 'identity_linked'
  | 'identity_unlinked';

export type AuditEntry = {
  action: AuditAction;
  actorId: string | null;
  ip: string;
  /** Ids, methods and names of changed fields; never a secret, an address or a number. */
  traits?: Record<string, unknown>;
};

/** The payload column of an audit row. */
export const auditPayload = (entry: AuditEntry): Record<string, unknown> => ({
  action: entry.action,
  actor_id: entry.actorId,
  log_type: 'auth',
  ...(entry.traits ? { traits: entry.traits } : {}),
});

/** Writes one audit row, in the caller's transaction when `sql` is one. */
export const writeAudit = async (sql: Queryable, entry: AuditEntry): Promise<void> => {
  await sql`
    insert into auth.audit_log_entries (payload, ip_address)
    values (${sql.json(auditPayload(entry) as never)}, ${entry.ip})`;
};

/**
 * Binds the rows written since the last call into the hash chain (migration 0022). Run it every few seconds; processes
 * do not disturb each other.
 * @returns the number of rows sealed
 */
export const sealAuditLog = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ sealed: number }[]>`select auth.seal_audit_log() as sealed`;
  return row?.sealed ?? 0;
};
