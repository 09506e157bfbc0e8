import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Identity } from '#db/cluster/identity.ts';

/** Name of the superuser of the embedded cluster. */
export const clusterOwner = 'postgres';

type Options = {
  readonly binDir: string;
  readonly dataDir: string;
  readonly password: string;
  readonly identity: Identity;
  readonly throwaway: boolean;
  /** Kept open by initdb, so that the next start waits for one that outlives a killed run. */
  readonly lockFd: number | undefined;
};

/** Waits until a folder's entries are on the disk. */
function flushFolder(folder: string): void {
  const fd = fs.openSync(folder, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}

/**
 * Makes the cluster unless it exists: in a folder beside, which takes the real name when everything is on the disk, so that
 * a cluster of that name is a whole one. What an interrupted try left is removed.
 * @throws with the words of initdb when it fails
 */
export function initialiseCluster(options: Options): void {
  const { dataDir, identity } = options;
  const parent = path.dirname(dataDir);
  const prefix = `${path.basename(dataDir)}.new-`;
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(prefix)) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const work = fs.mkdtempSync(path.join(parent, prefix));
  try {
    if (identity.uid !== null) fs.chownSync(work, identity.uid, identity.uid);
    const made = path.join(work, 'data');
    runInitdb(options, made, path.join(work, 'password'));
    setAside(dataDir);
    fs.renameSync(made, dataDir);
    if (!options.throwaway) flushFolder(parent);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** A folder without a whole cluster makes room; what is in it may still be wanted. */
function setAside(dataDir: string): void {
  if (!fs.existsSync(dataDir)) return;
  if (fs.readdirSync(dataDir).length === 0) fs.rmdirSync(dataDir);
  else fs.renameSync(dataDir, `${dataDir}.unfinished-${Date.now()}`);
}

/**
 * Encoding and locale are given, since initdb would take them from the environment; the password travels in a file that only
 * we can read.
 */
function runInitdb(options: Options, target: string, passwordFile: string): void {
  const { binDir, identity, lockFd } = options;
  fs.writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (identity.uid !== null) fs.chownSync(passwordFile, identity.uid, identity.uid);
  const command = [
    ...identity.wrap,
    path.join(binDir, 'initdb'),
    ...['-D', target, '-U', clusterOwner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(options.throwaway ? ['--no-sync'] : []),
  ];
  const made = spawnSync(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', lockFd ?? 'ignore'],
    ...(identity.uid === null ? {} : { uid: identity.uid, gid: identity.uid }),
  });
  if (made.status !== 0)
    throw new Error(`the database could not be made: ${made.error?.message ?? made.stderr}`);
}
