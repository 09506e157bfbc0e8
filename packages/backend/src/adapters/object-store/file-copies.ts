import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { Seal } from '#adapters/object-store/seal.ts';

/** Name of the copy of one stored file, without the suffix of the seal. Keys are the store's random ids. */
const copyName = (key: string): string => `files/${key.slice(0, 2)}/${key}`;

/** The key of a copy's name; null for what is none. */
const keyOf = (name: string): string | null =>
  /^files\/[0-9a-f]{2}\/([0-9a-f]{2}[0-9a-f-]{34})\.zst(?:\.age)?$/.exec(name)?.[1] ?? null;

/** Puts a copy of a stored file into the place. */
export const putCopy = (
  place: ObjectStore,
  seal: Seal,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> => place.put(copyName(key) + seal.suffix, seal.close(bytes));

/** Opens a copy, whichever way it was sealed; null when there is none. */
export async function openCopy(
  place: ObjectStore,
  seal: Seal,
  key: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  for (const suffix of ['.zst.age', '.zst']) {
    const name = copyName(key) + suffix;
    const body = await place.get(name);
    if (body !== null) return seal.open(name, body);
  }
  return null;
}

/** The copies in the place by their key; the value is the name. */
export async function listCopies(place: ObjectStore): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for await (const name of place.list('files/')) {
    const key = keyOf(name);
    if (key !== null) copies.set(key, name);
  }
  return copies;
}
