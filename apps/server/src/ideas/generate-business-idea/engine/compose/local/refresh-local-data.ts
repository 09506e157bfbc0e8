import type { LocalFigure } from '@kawanusaha/contracts/local-figure';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { keepFigures } from './local-data.ts';

const keptMs = 60_000;
const mostFigures = 1_000;
let readAt = Number.NEGATIVE_INFINITY;
let pending: Promise<void> | null = null;

async function readFigures(sql: Sql): Promise<void> {
  const rows = await sql<LocalFigure[]>`
    select kind, key, value, as_of::text, holds_until::text, source_name, source_url, updated_at::text
    from public.local_figures order by kind, key limit ${mostFigures}`;
  keepFigures(rows, todayInJakarta());
}

/**
 * Reads what an admin keeps of places and seasons, at most once in a minute; requests that come meanwhile wait for the same read. Where
 * the database does not answer, what was read last stays.
 * @param onFailure told why it was not read
 */
export async function refreshLocalData(sql: Sql, onFailure: (error: unknown) => void): Promise<void> {
  if (performance.now() - readAt < keptMs) return;
  pending ??= readFigures(sql)
    .catch(onFailure)
    .finally(() => {
      readAt = performance.now();
      pending = null;
    });
  await pending;
}
