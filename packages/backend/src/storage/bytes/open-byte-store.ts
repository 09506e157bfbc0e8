import type { Logger } from 'pino';
import { openBackupPlace } from '#adapters/object-store/backup-place.ts';
import { putCopy } from '#adapters/object-store/file-copies.ts';
import type { Settings } from '#settings.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import { withCopies } from './with-copies.ts';

type Options = Pick<Settings, 'storage'> & Partial<Pick<Settings, 'backup'>>;

/**
 * The store that the settings name: an S3-compatible one, or the data folder. Where backups are on, what is stored is copied there.
 * @param log told about copies that could not be made
 */
export function openByteStore({ storage, backup = null }: Options, log?: Logger): ByteStore {
  const store = storage.s3 === null ? createDiskStore(storage.directory) : createS3Store(storage.s3);
  if (backup === null) return store;
  const { place, seal } = openBackupPlace(backup);
  return withCopies(
    store,
    (key, bytes) => putCopy(place, seal, key, bytes),
    (error) => log?.error({ err: error }, 'a stored file could not be copied into the backup place'),
  );
}
