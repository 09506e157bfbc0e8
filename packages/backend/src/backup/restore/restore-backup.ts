import fs from 'node:fs';
import path from 'node:path';
import type { Seal } from '#adapters/object-store/seal.ts';
import { deleteUser } from '#auth/users/delete-user.ts';
import { readDeletions } from '#backup/deletions.ts';
import { listBackups, type Manifest } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { connect, type Sql } from '#db/pool.ts';
import { openDataFolder } from '#startup/data-folder.ts';
import { lockInstance } from '#startup/instance-lock.ts';
import { databaseName } from '#startup/open-database.ts';
import { loadSecrets } from '#startup/secrets.ts';
import { type ByteStore, readAll } from '#adapters/bytes/byte-store.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreFiles } from './restore-files.ts';

type Options = {
  readonly backups: BackupPlace;
  /** Null for all that the log has. */
  readonly to: Date | null;
  /** The new data folder; must not exist, or be empty. */
  readonly into: string;
  /** A `secrets.json` for a backup that has none; null to take that of the backup. */
  readonly secretsFile: string | null;
  /** The store of the stored files, given the folder where a disk store keeps them. */
  readonly openStore: (directory: string) => ByteStore;
  readonly log?: (line: string) => void;
};

export type Restored = {
  readonly backup: Manifest;
  /** The last transaction that is there; null when the log had none after the base. */
  readonly lastAt: Date | null;
  readonly deletions: number;
  readonly files: { readonly restored: number; readonly missing: readonly string[] };
};

/**
 * A restore ends with the first transaction after its moment. A server writes one a minute, so a backup that began so much later lies
 * behind it; one that was under way at the moment may end before it.
 */
const surelyLaterMs = 300_000;

/**
 * The newest backup that was whole at a moment, and the first one up to whose end the log surely reaches beyond that moment; null where
 * all of the log is needed. Errors: there is none.
 */
export function chooseBackup(
  backups: readonly Manifest[],
  to: Date | null,
): { backup: Manifest; before: Manifest | null } {
  const at = to === null ? backups.length - 1 : backups.findLastIndex((b) => new Date(b.finishedAt) <= to);
  const backup = backups[at];
  if (backup === undefined) {
    const [first] = backups;
    throw new Error(
      first === undefined
        ? 'There is no whole backup in this place.'
        : `The backups begin at ${first.finishedAt}, after that moment.`,
    );
  }
  const later = (to?.getTime() ?? Infinity) + surelyLaterMs;
  const before =
    backups.find((b) => b.archive === backup.archive && new Date(b.startedAt).getTime() > later) ?? null;
  return { backup, before };
}

/**
 * Restores database, secrets and stored files of one moment into a new data folder, and deletes again the accounts that were deleted
 * later. The folder takes its name when everything is in it.
 * Errors: a folder in use; a damaged backup; a log that ends before the moment; no secrets.
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const into = path.resolve(options.into);
  assertUnused(into);
  const { backup, before } = chooseBackup(await listBackups(options.backups.place), options.to);
  const work = `${into}.unfinished`;
  fs.rmSync(work, { recursive: true, force: true });
  openDataFolder(work);
  const lock = await lockInstance(work, 'the terminal of its restore');
  try {
    await writeSecrets(options, backup, work);
    const { databasePassword } = loadSecrets(work);
    const cluster = await restoreCluster({
      backups: options.backups,
      backup,
      before,
      to: options.to === null ? 'end' : { time: options.to },
      folder: path.join(work, 'postgres'),
      password: databasePassword,
      lockFd: lock.fd,
      ...(options.log === undefined ? {} : { log: options.log }),
    });
    const { socketDir, port, owner: user, password } = cluster;
    const sql = connect({ socketDir, port, user, password, database: databaseName }, { max: 2 });
    let restored: Omit<Restored, 'backup'>;
    try {
      const lastAt = await readLast(sql);
      const deletions = await deleteAgain(
        sql,
        options.backups,
        options.to ?? lastAt ?? new Date(backup.startedAt),
      );
      const files = await restoreFiles(sql, options.backups, options.openStore(path.join(work, 'storage')));
      restored = { lastAt, deletions, files };
      await sql`checkpoint`;
    } finally {
      await sql.end();
      await cluster.stop();
    }
    lock.release();
    if (fs.existsSync(into)) fs.rmdirSync(into);
    fs.renameSync(work, into);
    return { backup, ...restored };
  } catch (error) {
    lock.release();
    fs.rmSync(work, { recursive: true, force: true });
    throw error;
  }
}

function assertUnused(into: string): void {
  if (!fs.existsSync(into)) return;
  if (!fs.statSync(into).isDirectory() || fs.readdirSync(into).length > 0)
    throw new Error(
      `${into} is in use: a restore goes into a new folder, never over one that holds something.`,
    );
}

async function writeSecrets(
  {
    backups: { place, seal },
    secretsFile,
  }: { backups: { place: BackupPlace['place']; seal: Seal }; secretsFile: string | null },
  { secrets }: Manifest,
  folder: string,
): Promise<void> {
  const target = path.join(folder, 'secrets.json');
  if (secretsFile !== null) {
    fs.writeFileSync(target, fs.readFileSync(secretsFile), { mode: 0o600, flush: true });
    return;
  }
  const body = secrets === null ? null : await place.get(secrets);
  if (body === null || secrets === null)
    throw new Error(
      'The backup is not encrypted and so holds no secrets: give those of its data folder, --secrets <secrets.json>.',
    );
  fs.writeFileSync(target, await readAll(seal.open(secrets, body)), { mode: 0o600, flush: true });
}

async function readLast(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`select pg_last_xact_replay_timestamp() as at`;
  return row?.at ?? null;
}

async function deleteAgain(sql: Sql, backups: BackupPlace, after: Date): Promise<number> {
  let count = 0;
  // An entry carries the time at which its transaction began, so one from a little earlier may not be in the database.
  for (const { userId, isSoft } of await readDeletions(backups, new Date(after.getTime() - 60_000))) {
    const [user] = await sql<{ id: string; email: string | null; phone: string | null }[]>`
      select id, email, phone from auth.users where id = ${userId} and deleted_at is null`;
    if (user === undefined) continue;
    await sql.begin((tx) => deleteUser(tx, user, { isSoft, ip: '' }));
    count += 1;
  }
  return count;
}
