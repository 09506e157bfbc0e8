import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { openCopy } from '#adapters/object-store/file-copies.ts';
import type { Sql } from '#db/pool.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

type Stored = { version: string; name: string };

/** The files that the database knows. */
export const listStored = (sql: Sql): Promise<Stored[]> => sql<Stored[]>`
  select version, bucket_id || '/' || name as name from storage.objects where version is not null order by version`;

/**
 * Puts the files that the database knows into the store, unless they are there.
 * @returns how many were put, and the names of those of which the backup has no copy
 */
export async function restoreFiles(
  sql: Sql,
  { place, seal }: BackupPlace,
  store: ByteStore,
): Promise<{ restored: number; missing: string[] }> {
  const there = new Set<string>();
  for await (const key of store.list(new Date(Date.now() + 60_000))) there.add(key);
  const missing: string[] = [];
  let restored = 0;
  for (const { version, name } of await listStored(sql)) {
    if (there.has(version)) continue;
    const bytes = await openCopy(place, seal, version);
    if (bytes === null) missing.push(name);
    else {
      await store.put(version, bytes);
      restored += 1;
    }
  }
  return { restored, missing };
}
