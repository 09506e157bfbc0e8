import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { chooseIdentity } from '#db/cluster/identity.ts';
import { placeOf } from '#db/cluster/place.ts';
import { type Cluster, startCluster } from '#db/cluster/start-cluster.ts';
import { unpackBase } from './unpack-base.ts';
import { writeLog } from './write-log.ts';

/** A moment: a time, a name that `measureAtRestorePoint` put into the log, or as far as the log goes. */
export type RecoveryTarget = { readonly time: Date } | { readonly name: string } | 'end';

type Options = {
  readonly backups: BackupPlace;
  readonly backup: Manifest;
  /** The backup after the moment, if there is one. */
  readonly before: Manifest | null;
  readonly to: RecoveryTarget;
  /** Folder of the cluster; must not exist. */
  readonly folder: string;
  readonly password: string;
  /** Descriptor of the data folder's lock. */
  readonly lockFd?: number;
  readonly log?: (line: string) => void;
};

const timeoutMs = 6 * 3_600_000;

/**
 * Makes a cluster from a base backup and the archived log, and starts it; it has recovered to the moment and takes writes.
 * Errors: a damaged backup; a log that ends before the moment.
 */
export async function restoreCluster(options: Options): Promise<Cluster> {
  const { backups, backup, before, to, folder } = options;
  const identity = chooseIdentity();
  if (placeOf(folder, identity) !== path.resolve(folder))
    throw new Error(`Other accounts cannot reach ${folder}; restore into a folder that they can pass.`);
  await unpackBase(backups, backup, folder);
  await writeLog(backups, backup, before, folder);
  fs.writeFileSync(path.join(folder, 'recovery.signal'), '', { mode: 0o600 });
  if (identity.uid !== null) giveTo(folder, identity.uid);
  try {
    return await startCluster({
      dataDir: folder,
      password: options.password,
      startTimeoutMs: timeoutMs,
      ...(options.lockFd === undefined ? {} : { lockFd: options.lockFd }),
      ...(options.log === undefined ? {} : { log: options.log }),
      more: {
        // All of the log lies in pg_wal already.
        restore_command: 'false',
        recovery_target_timeline: 'current',
        recovery_target_action: 'promote',
        hot_standby: 'off',
        ...targetSettings(to),
      },
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('before configured recovery target was reached')) {
      const [, last] = /last completed transaction was at log time ([^\n]+)/.exec(error.message) ?? [];
      throw new Error(
        `The log in the backup ends ${last === undefined ? 'before that moment' : `at ${last}`}; leave --to out to restore all of it.`,
        { cause: error },
      );
    }
    throw error;
  }
}

function targetSettings(to: RecoveryTarget): Record<string, string> {
  if (to === 'end') return {};
  if ('name' in to) return { recovery_target_name: to.name };
  return { recovery_target_time: to.time.toISOString().replace('T', ' ').replace('Z', '+00') };
}

function giveTo(folder: string, uid: number): void {
  fs.chownSync(folder, uid, uid);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.chownSync(path.join(folder, name), uid, uid);
}
