import fs from 'node:fs';

const ticksPerSecond = 100;

/** Processes of a tree, found through their parents, plus every process whose command names the database's folder. */
export function processTree(rootPid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(Number(name));
    if (stat !== null) parents.set(Number(name), Number(stat[1]));
  }
  const tree = [rootPid];
  for (const pid of tree) {
    for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  }
  return tree;
}

function readStat(pid: number): string[] | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/** CPU seconds (user and system) that the processes have used so far, ended children included. */
export function cpuSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readStat(pid);
    if (stat !== null) ticks += [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);
  }
  return ticks / ticksPerSecond;
}

/** Resident memory of the processes in MB. */
export function residentMb(pids: readonly number[]): number {
  let kb = 0;
  for (const pid of pids) {
    try {
      kb += Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process ended between listing and reading.
    }
  }
  return kb / 1024;
}
