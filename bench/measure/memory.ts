import fs from 'node:fs';

/**
 * Memory of processes in MB, as the kernel's proportional set size: what several share (the program's text, the database's buffers)
 * is divided among them, so that the sum is what the machine gives.
 */
export function proportionalMb(pids: readonly number[]): number {
  let kb = 0;
  for (const pid of pids) {
    try {
      kb += Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process ended between listing and reading.
    }
  }
  return kb / 1024;
}
