import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '#startup/startup-error.ts';

type Holder = { readonly pid: number; readonly started: string; readonly url: string };

/** Start time of a process as the kernel counts it, so that a re-used pid is not taken for the old holder. */
function startTimeOf(pid: number): string | null {
  if (process.platform !== 'linux') return 'unknown';
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch {
    return false;
  }
  return startTimeOf(holder.pid) === holder.started;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** The instance that runs on a data folder now, or null. */
export function readRunningInstance(dataDir: string): Holder | null {
  const holder = readHolder(path.join(dataDir, 'instance.lock'));
  return holder !== null && isAlive(holder) ? holder : null;
}

/**
 * Claims a data folder for this process. A lock whose process is gone (killed, or the machine restarted) is taken over.
 * @param url where this instance will be reachable, for the message to a second start
 * @returns releases the lock
 * @throws StartupError when another instance runs on the same data
 */
export function lockInstance(dataDir: string, url: string): () => void {
  const file = path.join(dataDir, 'instance.lock');
  const mine: Holder = { pid: process.pid, started: startTimeOf(process.pid) ?? 'unknown', url };
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      fs.writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder)) {
      throw new StartupError(
        `KawanUsaha already runs on ${dataDir} (process ${holder.pid}), see ${holder.url}.`,
      );
    }
    fs.rmSync(file, { force: true });
  }
  throw new StartupError(`The data folder ${dataDir} is being claimed by another start.`);
}
