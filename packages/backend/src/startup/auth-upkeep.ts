import type { Logger } from 'pino';
import type { Sql } from '#db/pool.ts';
import { sealAuditLog } from '#auth/audit.ts';

const sealEveryMs = 5_000;
const cleanEveryMs = 3_600_000;

/** Removes what has ended and has no use any more. Revoked refresh tokens stay a week, to notice their reuse. */
export const removeEndedAuthRows = async (sql: Sql): Promise<void> => {
  await sql`delete from auth.sessions where not_after < now() - interval '7 days'`;
  await sql`
    delete from auth.sessions where coalesce(refreshed_at, created_at) < now() - interval '37 days'`;
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'`;
  await sql`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`;
  await sql`delete from auth.flow_state where greatest(expires_at, updated_at) < now() - interval '1 day'`;
  await sql`delete from auth.mfa_challenges where created_at < now() - interval '1 day'`;
  await sql`delete from auth.webauthn_challenges where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.rate_limits where full_at < now()`;
};

/**
 * Seals the audit log every few seconds and cleans up every hour, in every process: both may run side by side.
 * @returns stops it, after a last seal
 */
export const startAuthUpkeep = (sql: Sql, log: Logger): (() => Promise<void>) => {
  const attempt = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, task: name }, 'auth upkeep failed; it will be tried again');
    }
  };
  const sealing = setInterval(() => void attempt('seal audit log', () => sealAuditLog(sql)), sealEveryMs);
  const cleaning = setInterval(() => void attempt('clean up', () => removeEndedAuthRows(sql)), cleanEveryMs);
  sealing.unref();
  cleaning.unref();
  return async () => {
    clearInterval(sealing);
    clearInterval(cleaning);
    await attempt('seal audit log', () => sealAuditLog(sql));
  };
};
