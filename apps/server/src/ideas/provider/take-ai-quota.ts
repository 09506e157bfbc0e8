import type { Sql } from '@kawanusaha/backend/db/pool';

export type AiKind = 'idea' | 'chat';

/**
 * Counts one use of the AI provider for today (Jakarta).
 * @param subject `user:<id>` or `visitor:<hash>`
 * @returns false when the day's limit has been reached; then nothing is counted
 */
export async function takeAiQuota(
  sql: Sql,
  subject: string,
  kind: AiKind,
  dayLimit: number,
): Promise<boolean> {
  const [row] = await sql<{ allowed: boolean }[]>`
    select private.take_ai_quota(${subject}, ${kind}, ${dayLimit}) as allowed`;
  return row?.allowed ?? false;
}
