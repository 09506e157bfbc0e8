import { z } from 'zod';
import { bytesOf } from '#adapters/object-store/bytes-of.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { Seal } from '#adapters/object-store/seal.ts';
import { type ByteStore, readAll } from '#adapters/bytes/byte-store.ts';
import { listCopies, putCopy } from '#adapters/object-store/file-copies.ts';

const goneName = 'files-gone.json';
/** When each copy's file was first found gone. */
const goneSchema = z.record(z.string(), z.iso.datetime());

type Options = {
  readonly place: ObjectStore;
  readonly seal: Seal;
  readonly store: ByteStore;
  /** Copies whose file was found gone before this are forgotten. */
  readonly forgetBefore: Date;
  /** Throws when the work is to be broken off. */
  readonly check?: () => void;
  readonly now?: Date;
};

/**
 * Brings the copies of the stored files up to date. Uploads leave one by themselves (`storage/bytes/with-copies.ts`); this adds what
 * they could not, and forgets what has been gone for long.
 * @returns how many copies there are
 */
export async function copyFiles(options: Options): Promise<number> {
  const { place, seal, store, forgetBefore, check, now = new Date() } = options;
  const copies = await listCopies(place);
  const old = await readGone(place);
  const missing = new Map(copies);
  for await (const key of store.list(new Date(now.getTime() + 60_000))) {
    missing.delete(key);
    if (copies.has(key)) continue;
    check?.();
    const bytes = await store.get(key);
    // Removed since it was listed.
    if (bytes === null) continue;
    await putCopy(place, seal, key, bytes);
    copies.set(key, '');
  }
  const gone: Record<string, string> = {};
  for (const [key, name] of missing) {
    const since = old[key] ?? now.toISOString();
    if (new Date(since) >= forgetBefore) gone[key] = since;
    else {
      await place.remove([name]);
      copies.delete(key);
    }
  }
  await place.put(goneName, bytesOf(JSON.stringify(gone)));
  return copies.size;
}

async function readGone(place: ObjectStore): Promise<Record<string, string>> {
  const body = await place.get(goneName);
  if (body === null) return {};
  return goneSchema.parse(JSON.parse((await readAll(body)).toString('utf8')));
}
