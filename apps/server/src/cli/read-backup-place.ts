import path from 'node:path';
import process from 'node:process';
import { type BackupPlace, openBackupPlace } from '@kawanusaha/backend/adapters/object-store/backup-place';
import { openDataFolder } from '@kawanusaha/backend/startup/data-folder';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';
import { resolveBackup, resolveStorage } from '@kawanusaha/backend/startup/resolve-settings';
import { root } from '#startup/read-start.ts';
import { parseEnvironment, type Settings } from '#settings.ts';

export type BackupCommand = {
  readonly backups: BackupPlace;
  readonly keep: NonNullable<Settings['backup']>;
  readonly dataDir: string;
  readonly storage: Settings['storage'];
};

/**
 * Reads where backups lie, for a command.
 * @throws Error in one sentence where no place is set, or the database is not the embedded one
 */
export function readBackupPlace(): BackupCommand {
  const env = parseEnvironment(readEnvironment(root, process.env));
  if (env.DATABASE_URL !== undefined) {
    throw new Error(
      'This command is for the embedded database only: back up the one of DATABASE_URL by its own means, see docs/operations.md.',
    );
  }
  const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
  const keep = resolveBackup(env, dataDir);
  if (keep === null) throw new Error('No backup place is set: set BACKUP_DIR or BACKUP_S3_ENDPOINT.');
  return { backups: openBackupPlace(keep), keep, dataDir, storage: resolveStorage(env, dataDir) };
}
