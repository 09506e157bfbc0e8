import type { Sql } from '#db/pool.ts';

/** As if this person had last proved who they are eleven minutes ago, in every session. */
export async function proveLongAgo(sql: Sql, userId: string): Promise<void> {
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`;
  await sql`
    update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
    where session_id in (select id from auth.sessions where user_id = ${userId})`;
}
