import type { Settings } from '#settings.ts';
import type { ByteStore } from './byte-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that the settings name: an S3-compatible one, or the data folder. It keeps no state of its own. */
export function openByteStore({ storage }: Pick<Settings, 'storage'>): ByteStore {
  return storage.s3 === null ? createDiskStore(storage.directory) : createS3Store(storage.s3);
}
