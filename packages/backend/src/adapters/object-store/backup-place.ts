import { createFolderStore } from '#adapters/object-store/folder-store.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { createS3Objects } from '#adapters/object-store/s3-objects.ts';
import { createSeal, type Seal } from '#adapters/object-store/seal.ts';
import type { BackupSettings } from '#settings.ts';

/** Where backups lie and how they are sealed. */
export type BackupPlace = {
  readonly place: ObjectStore;
  readonly seal: Seal;
  /** Tells places apart, and is shown to the operator. */
  readonly address: string;
};

/** Opens the place that the settings name; nothing is written yet. */
export function openBackupPlace({ directory, s3, key }: BackupSettings): BackupPlace {
  const seal = createSeal(key);
  if (s3 !== null) return { place: createS3Objects(s3), seal, address: s3.endpoint };
  return { place: createFolderStore(directory), seal, address: directory };
}
