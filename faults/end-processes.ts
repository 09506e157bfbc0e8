import fs from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from '../bench/measure/cpu.ts';

/** Longer than PostgreSQL is given to end. */
const withinMs = 60_000;

const isThere = (pid: number): boolean => {
  try {
    // One that has ended and was not asked for by its parent holds nothing any more.
    return !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

/** Ends processes by force and waits until they are gone. */
export async function endProcesses(pids: readonly number[]): Promise<void> {
  for (const pid of pids) end(pid);
  await untilGone(pids);
}

/** Waits until processes have ended. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  for (let waited = 0; pids.some(isThere); waited += 10) {
    if (waited > withinMs) throw new Error(`processes do not end: ${pids.filter(isThere).join(', ')}`);
    await sleep(10);
  }
}

/** The processes of a server with its database, by what they run. */
export function processesOf(rootPid: number): Record<'all' | 'serving' | 'database', readonly number[]> {
  const all = processTree(rootPid);
  const runs = (pid: number): string => {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  return {
    all,
    serving: all.filter((pid) => pid !== rootPid && runs(pid).includes('apps/server/src/main.ts')),
    // The server of the database itself; its helpers name what they do in place of their arguments.
    database: all.filter((pid) => /(?:^|\/)postgres\0-D\0/.test(runs(pid))),
  };
}
