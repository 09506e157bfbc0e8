import fs from 'node:fs';

const ticksPerSecond = 100;

/** Process ids by the id of their parent. */
export type Children = ReadonlyMap<number, readonly number[]>;

/** Who started whom, of all processes that run. */
export function readChildren(): Children {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(readStat(Number(name))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

/** A process with all that it started, and what those started. */
export function processTree(rootPid: number, children = readChildren()): number[] {
  const tree = [rootPid];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

export type Roots = { readonly server: number; readonly database: number };

/**
 * The processes of a server and those of the database, each in one of the two: the server that is measured may have
 * started the database itself.
 */
export function splitProcesses(
  roots: Roots,
  children = readChildren(),
): { server: number[]; database: number[] } {
  const database = processTree(roots.database, children);
  const inDatabase = new Set(database);
  return { server: processTree(roots.server, children).filter((pid) => !inDatabase.has(pid)), database };
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
