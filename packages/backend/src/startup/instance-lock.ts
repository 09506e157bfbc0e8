// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module: workspaces that import this file would not see it
/// <reference path="./fs-native-extensions.d.ts" />
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { stopOrphans } from '#db/cluster/leftovers.ts';
import { type Holder, locateHolder, readHolder, removeHolder, writeHolder } from '#startup/lock-holder.ts';
import { explainFileError, StartupError } from '#startup/startup-error.ts';

/** A claimed data folder. */
export type InstanceLock = {
  /** Carries the lock: a child that inherits it keeps the folder claimed until it, too, has ended. */
  readonly fd: number;
  readonly release: () => void;
};

const pollMs = 100;
/** For a holder whose pid means nothing here and that may be ending just now. */
const elsewhereMs = 10_000;
/** Longer than PostgreSQL is given to end (`db/cluster/watchdog.ts`). */
const orphanMs = 60_000;

/** The kernel lock on the file, or null when another open of it, in any process or container of this machine, has it. */
function tryOpen(dataDir: string): number | null {
  // Never removed: a lock on a removed file locks nothing.
  const fd = fs.openSync(path.join(dataDir, 'instance.lock'), 'a', 0o600);
  try {
    if (tryLock(fd)) return fd;
  } catch (error) {
    fs.closeSync(fd);
    throw explainFileError(error, dataDir);
  }
  fs.closeSync(fd);
  return null;
}

/** The instance that runs on a data folder now, or null. */
export function readRunningInstance(dataDir: string): Holder | null {
  const fd = tryOpen(dataDir);
  if (fd !== null) {
    fs.closeSync(fd);
    return null;
  }
  return readHolder(dataDir);
}

/**
 * Claims a data folder for this process and, through the lock's descriptor, for its PostgreSQL. The kernel keeps the lock,
 * so it ends with the last process that has it and not by a guess about a pid. What a killed run left is stopped first.
 * @param url where this instance will be reachable, for the message to a second start
 * @param givenUp ends the wait
 * @throws StartupError when another instance runs on the same data, or the folder cannot be locked
 */
export async function lockInstance(
  dataDir: string,
  url: string,
  log: (line: string) => void = () => {},
  givenUp?: AbortSignal,
): Promise<InstanceLock> {
  const began = Date.now();
  for (;;) {
    const fd = tryOpen(dataDir);
    if (fd !== null) {
      writeHolder(dataDir, url);
      return claim(dataDir, fd);
    }
    const holder = readHolder(dataDir);
    const place = locateHolder(holder);
    const waitedMs = Date.now() - began;
    if (place === 'alive' || waitedMs > (place === 'gone' ? orphanMs : elsewhereMs)) {
      throw new StartupError(describe(dataDir, holder, place));
    }
    if (place === 'gone') stopOrphans(path.join(dataDir, 'postgres'), waitedMs, log);
    await sleep(pollMs, undefined, { signal: givenUp });
  }
}

function claim(dataDir: string, fd: number): InstanceLock {
  let held = true;
  const release = (): void => {
    if (!held) return;
    held = false;
    removeHolder(dataDir);
    fs.closeSync(fd);
  };
  process.once('exit', release);
  return { fd, release };
}

function describe(dataDir: string, holder: Holder | null, place: 'alive' | 'gone' | 'elsewhere'): string {
  if (place === 'gone') {
    return `The database of an earlier run still uses ${dataDir} and does not end; end its processes first.`;
  }
  const who = holder === null ? '' : ` (process ${holder.pid}), see ${holder.url}`;
  const where = place === 'elsewhere' ? ' in another container or on another machine' : '';
  return `KawanUsaha already runs on ${dataDir}${where}${who}.`;
}
