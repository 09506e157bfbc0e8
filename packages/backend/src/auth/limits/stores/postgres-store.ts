import type { Sql } from '#db/pool.ts';
import type { LimitStore } from './limit-store.ts';

/** Buckets in PostgreSQL (migration 0021), so that all server processes count together. */
export const createPostgresStore = (sql: Sql): LimitStore => ({
  take: async (takes) => {
    // In the order of their keys, so that two requests never wait for each other.
    const ordered = takes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await sql<{ key: string; wait: number }[]>`
      select b.key, auth.take_rate_limit(b.key, b.burst, make_interval(secs => b.step)) as wait
      from unnest(
        ${ordered.map(({ key }) => key)}::text[],
        ${ordered.map(({ burst }) => burst)}::int[],
        ${ordered.map(({ stepSeconds }) => stepSeconds)}::float8[]
      ) as b (key, burst, step)`;
    return new Map(rows.map(({ key, wait }) => [key, wait]));
  },
  reset: async (keys) => {
    await sql`delete from auth.rate_limits where key in ${sql([...keys])}`;
  },
});
