import type { Preferences } from '../parse/preferences.ts';
import type { StatementRow } from '../sql/statement.ts';

/** How far to count for a count preference: to the end, up to one row beyond the limit (an estimate needs no more), or not. */
export function totalToCount(count: Preferences['count'], maxRows: number): { limit: number | null } | null {
  if (count === 'exact') return { limit: null };
  return count === 'estimated' ? { limit: maxRows + 1 } : null;
}

/** The total for Content-Range. An estimate is exact while the rows are few, and the planner's guess beyond. */
export function totalOf(
  count: Preferences['count'],
  row: StatementRow,
  planned: number | null,
  maxRows: number,
): number | null {
  if (count === 'planned') return planned;
  if (row.total === null) return null;
  const counted = Number(row.total);
  return count === 'estimated' && counted > maxRows ? Math.max(counted, planned ?? 0) : counted;
}
