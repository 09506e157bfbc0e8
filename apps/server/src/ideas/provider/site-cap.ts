import type { Sql } from '@kawanusaha/backend/db/pool';

/** Tokens that are set aside before an answer is asked for: what is asked and the longest answer. */
export type Reservation = { readonly day: string; readonly tokens: number };

/** Letters for one token, where the provider does not count. */
const lettersPerToken = 3;

/** Tokens of texts whose provider does not say how many they were. */
export const estimateTokens = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / lettersPerToken);

/**
 * Sets tokens aside within what the whole site may use today (setting `ai_tokens_per_day`).
 * @returns null when that is used up; then the refusal is counted
 */
export async function reserveTokens(sql: Sql, tokens: number): Promise<Reservation | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select private.reserve_ai_tokens(${tokens})::text as day`;
  return row?.day === null || row === undefined ? null : { day: row.day, tokens };
}

/** Puts what an answer took in the place of what was set aside for it. */
export async function settleTokens(sql: Sql, { day, tokens }: Reservation, used: number): Promise<void> {
  await sql`select private.settle_ai_tokens(${day}::date, ${tokens}, ${used})`;
}
