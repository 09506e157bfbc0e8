import type { Sql } from '#db/pool.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

const batchSize = 500;
/** An upload under way has bytes before it has a row; nothing younger than this is touched. */
export const graceMs = 3_600_000;

/**
 * Removes bytes that no row refers to: what a crash left between the bytes and the row, or after the row had gone.
 * @returns how many were removed
 */
export async function sweepOrphans(owner: Sql, store: ByteStore, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  await store.discardUnfinished(before);
  let removed = 0;
  const sweep = async (keys: readonly string[]): Promise<void> => {
    const orphans = await owner<{ key: string }[]>`
      select key from unnest(${keys}::text[]) as key
      where not exists (select from storage.objects as o where o.version = key)`;
    await store.remove(orphans.map(({ key }) => key));
    removed += orphans.length;
  };
  let batch: string[] = [];
  for await (const key of store.list(before)) {
    batch.push(key);
    if (batch.length === batchSize) {
      await sweep(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await sweep(batch);
  return removed;
}
