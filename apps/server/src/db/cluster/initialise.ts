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
};

/**
 * Makes the cluster unless it exists. Encoding and locale are given, since initdb would take them from the environment;
 * the password travels in a file that only we can read and that is removed at once.
 * @throws with the words of initdb when it fails
 */
export function initialiseCluster(options: Options): void {
  const { binDir, dataDir, identity } = options;
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  for (const name of fs.readdirSync(dataDir))
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const passwordFile = path.join(path.dirname(dataDir), `.initdb-${process.pid}`);
  fs.writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (identity.uid !== null) fs.chownSync(passwordFile, identity.uid, identity.uid);
  try {
    const command = [
      ...identity.wrap,
      path.join(binDir, 'initdb'),
      ...['-D', dataDir, '-U', clusterOwner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(options.throwaway ? ['--no-sync'] : []),
    ];
    const made = spawnSync(command[0] ?? '', command.slice(1), {
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
      ...(identity.uid === null ? {} : { uid: identity.uid, gid: identity.uid }),
    });
    if (made.status !== 0)
      throw new Error(`the database could not be made: ${made.error?.message ?? made.stderr}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}
