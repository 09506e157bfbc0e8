import type { Sql } from 'postgres';

const batchSize = 200;

/**
 * Derives anew what an older lexicon says of projects and contacts, newest first, in batches that each end by themselves, so that
 * writers wait for no more than one of them and search goes on.
 * @returns how many rows were written
 */
export async function deriveSearch(sql: Sql): Promise<number> {
  let written = 0;
  for (;;) {
    const [row] = await sql<
      { derived: number }[]
    >`select private.derive_search(${batchSize}::integer) as derived`;
    const derived = row?.derived ?? 0;
    if (derived === 0) return written;
    written += derived;
  }
}
