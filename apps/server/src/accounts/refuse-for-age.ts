import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { Sql } from '@kawanusaha/backend/db/pool';
import postgres from 'postgres';

/**
 * Null when the age of a member, and the consent of a guardian, allow an action of `private.age_rules`; else the answer: 403 with
 * `age_needed`, `guardian_needed` or `age_limited` and a sentence for the member.
 */
export async function refuseForAge(
  sql: Sql,
  userId: string | null,
  action: 'be_matched' | 'invite' | 'pay_out',
): Promise<Response | null> {
  try {
    await sql`select private.require_may(${userId}, ${action})`;
    return null;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PT403') throw error;
    return jsonResponse({ error: error.hint, message: error.message }, 403);
  }
}
