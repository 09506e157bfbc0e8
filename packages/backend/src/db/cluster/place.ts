import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { chooseIdentity, isReachable, type Identity } from '#db/cluster/identity.ts';

/** Part of the socket's file name only: TCP stays off, so nothing can collide. */
export const socketPort = 5432;

/** Short on purpose: a socket path may have 107 bytes at most. */
export function socketDirOf(dataDir: string): string {
  return `/tmp/kawanusaha-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** Where a cluster really is: as `nobody` outside the checkout, when that account cannot pass the folders above it. */
export function placeOf(folder: string, identity: Identity = chooseIdentity()): string {
  const dataDir = path.resolve(folder);
  if (identity.uid === null || isReachable(path.join(dataDir, 'PG_VERSION'))) return dataDir;
  const tag = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return `/var/tmp/kawanusaha-data-${tag}`;
}

/** Where the binaries are run from: as `nobody` from a copy, for the same reason. */
export function binariesOf(native: string, identity: Identity): string {
  if (identity.uid === null || isReachable(path.join(native, 'bin', 'postgres'))) return native;
  const copy = '/var/tmp/kawanusaha-postgres';
  if (!fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.part`, copy);
  }
  return copy;
}

/** Where the socket of a cluster is, given its data folder. */
export function runningSocket(folder: string): { socketDir: string; port: number } {
  return { socketDir: socketDirOf(placeOf(folder)), port: socketPort };
}
