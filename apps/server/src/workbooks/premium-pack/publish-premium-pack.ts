import { createHash, randomUUID } from 'node:crypto';
import { premiumFileBucket } from '@kawanusaha/contracts/storage';
import type { Sql } from '@kawanusaha/backend/db/pool';
import type { ByteStore } from '@kawanusaha/backend/adapters/bytes/byte-store';
import type { PackFile } from './pack-files.ts';
import { withPackFiles } from './thread/with-pack-files.ts';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function isPublished(
  sql: Sql,
  store: ByteStore,
  name: string,
  fingerprint: string,
): Promise<{ version: string | null; isCurrent: boolean }> {
  const [row] = await sql<{ version: string | null; fingerprint: string | null }[]>`
    select version, user_metadata ->> 'fingerprint' as fingerprint from storage.objects
    where bucket_id = ${premiumFileBucket} and name = ${name}`;
  const version = row?.version ?? null;
  if (version === null || row?.fingerprint !== fingerprint) return { version, isCurrent: false };
  // The row may have come from another machine's data folder, or the folder may have been lost.
  const bytes = await store.get(version);
  await bytes?.cancel();
  return { version, isCurrent: bytes !== null };
}

async function publish(sql: Sql, store: ByteStore, file: PackFile): Promise<boolean> {
  const { name, fingerprint, mimetype } = file;
  const { version: before, isCurrent } = await isPublished(sql, store, name, fingerprint);
  if (isCurrent) return false;
  const bytes = await file.render();
  const version = randomUUID();
  await store.put(version, once(bytes));
  const metadata = {
    eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}"`,
    size: bytes.byteLength,
    mimetype,
    cacheControl: 'no-cache',
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
  await sql`
    insert into storage.objects (bucket_id, name, version, metadata, user_metadata)
    values (${premiumFileBucket}, ${name}, ${version}, ${sql.json(metadata)}, ${sql.json({ fingerprint })})
    on conflict (bucket_id, name) do update
      set version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
        updated_at = now()`;
  if (before !== null) await store.remove([before]);
  return true;
}

/**
 * Puts the 14 workbooks of the Premium pack (spec §9), 'Buku Usaha' and all of them as one ZIP into their bucket; what is there already and unchanged stays as it is.
 * Several processes that start at once do it one after the other.
 * @returns how many were written
 */
export async function publishPremiumPack(owner: Sql, store: ByteStore): Promise<number> {
  const written = await owner.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended('publish-premium-pack', 0))`;
    return withPackFiles(async (files) => {
      let count = 0;
      for (const file of files) if (await publish(owner, store, file)) count += 1;
      return count;
    });
  });
  return written;
}
