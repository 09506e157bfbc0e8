import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './cpu.ts';

/** Longer than the pauses of jobs that work in parts, of which the longest is ten seconds. */
const watchedMs = 12_000;
/** Share of one core that a server which has nothing to do may take. */
const restingShare = 0.05;
const mostMs = 1_200_000;

/**
 * Waits until processes rest: what the rows of the measurement began (jobs that read listings, caches that are filled) is no part of a
 * request, and would be charged to the requests that come first. Errors: thrown where they do not rest within twenty minutes.
 * @param pids gives the processes as they are at the moment
 */
export async function settle(pids: () => readonly number[]): Promise<void> {
  const deadline = performance.now() + mostMs;
  while (performance.now() < deadline) {
    const before = cpuSeconds(pids());
    await sleep(watchedMs);
    if (cpuSeconds(pids()) - before < (watchedMs / 1000) * restingShare) return;
  }
  throw new Error('The server did not come to rest after the rows of the measurement were written');
}
