import { createHash } from 'node:crypto';
import type { Sql } from '@kawanusaha/backend/db/pool';
import type { FunctionContext } from '#define-function.ts';

export type AiKind = 'idea' | 'chat';

/** Whose uses are counted together: a member's, or those of a visitor's address, of which only a keyed hash is kept. */
function subjectOf({ caller, clientIp, deps }: FunctionContext): string {
  if (caller.userId !== null) return `user:${caller.userId}`;
  const hash = createHash('sha256').update(`${deps.settings.jwtSecret}:${clientIp}`).digest('hex');
  return `visitor:${hash.slice(0, 32)}`;
}

/** Counts one use of the caller for today; see {@link takeAiQuota}. */
export const takeCallerQuota = (context: FunctionContext, kind: AiKind, dayLimit: number): Promise<boolean> =>
  takeAiQuota(context.deps.database.owner, subjectOf(context), kind, dayLimit);

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
