/** A guardian's link in tests: the secret that the mail would carry, put where the job puts its hash. */
import { randomUUID } from 'node:crypto';
import { privacyVersion } from '../../../packages/contracts/src/age.ts';
import type { Database } from '../../../packages/backend/src/db/pool.ts';
import { runAs, type Person } from './people.ts';

/** Marks the open request of a child as mailed; gives the link's secret. */
export async function mailGuardian(database: Database, child: Person): Promise<string> {
  const secret = randomUUID();
  await database.owner`
    update public.guardian_requests set email_status = 'sent', token_hash = extensions.digest(${secret}::text, 'sha256'),
      expires_at = case when confirmed_at is null then now() + interval '7 days' end
    where child_id = ${child.id} and ended_at is null`;
  return secret;
}

/** The guardian of a child agrees; gives the secret of the link by which the consent is taken back. */
export async function agreeAsGuardian(database: Database, child: Person): Promise<string> {
  const secret = await mailGuardian(database, child);
  await runAs(database, null, `select public.confirm_guardian($1, 'orang tua', $2)`, [
    secret,
    privacyVersion,
  ]);
  return mailGuardian(database, child);
}
