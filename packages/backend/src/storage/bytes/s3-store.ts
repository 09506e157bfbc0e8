import { createS3Objects, type S3Options } from '#adapters/object-store/s3-objects.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

const folder = 'objects/';

/** Bytes in a bucket of an S3-compatible store. */
export function createS3Store(options: S3Options): ByteStore {
  const objects = createS3Objects(options);
  return {
    put: (key, body) => objects.put(folder + key, body),
    get: (key, range) => objects.getRange(folder + key, range),
    copy: (from, to) => objects.copy(folder + from, folder + to),
    remove: (keys) => objects.remove(keys.map((key) => folder + key)),
    list: async function* listKeys(before) {
      for await (const { name, changedAt } of objects.listDated(folder))
        if (changedAt < before) yield name.slice(name.lastIndexOf('/') + 1);
    },
    // Parts of an upload that broke off are dropped by the upload itself, or by the store's own rule for them.
    discardUnfinished: async () => {},
  };
}
