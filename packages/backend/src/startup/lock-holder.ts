import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Who holds a data folder, for the message to a second start; whether it is held, only the kernel says. */
export type Holder = {
  readonly pid: number;
  readonly started: string;
  readonly url: string;
  /** A pid means something only within one boot and one PID namespace; null where the system has neither. */
  readonly boot: string | null;
  readonly namespace: string | null;
};

const holderFile = (dataDir: string): string => path.join(dataDir, 'instance.json');

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Start time of a process, so that a re-used pid is not taken for the old holder; null when it is gone. */
function startTimeOf(pid: number): string | null {
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' });
    return listed.stdout?.trim() || null;
  }
  const stat = attempt(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat?.slice(stat.lastIndexOf(') ') + 2).split(' ') ?? [];
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

const bootId = (): string | null =>
  attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
const pidNamespace = (): string | null => attempt(() => fs.readlinkSync('/proc/self/ns/pid'));

/** Writes down that this process holds the folder. */
export function writeHolder(dataDir: string, url: string): void {
  const mine: Holder = {
    pid: process.pid,
    started: startTimeOf(process.pid) ?? 'unknown',
    url,
    boot: bootId(),
    namespace: pidNamespace(),
  };
  fs.writeFileSync(holderFile(dataDir), JSON.stringify(mine), { mode: 0o600 });
}

/** The last process that wrote itself down, or null. */
export function readHolder(dataDir: string): Holder | null {
  return attempt(() => JSON.parse(fs.readFileSync(holderFile(dataDir), 'utf8')) as Holder);
}

/** Takes the note away at an orderly end. */
export function removeHolder(dataDir: string): void {
  fs.rmSync(holderFile(dataDir), { force: true });
}

/**
 * Whether a holder still runs; `gone` also when it has taken its note away, and `elsewhere` when its pid means nothing here
 * (another container, machine or boot).
 */
export function locateHolder(holder: Holder | null): 'alive' | 'gone' | 'elsewhere' {
  if (holder === null) return 'gone';
  if (holder.boot !== bootId() || holder.namespace !== pidNamespace()) return 'elsewhere';
  return startTimeOf(holder.pid) === holder.started ? 'alive' : 'gone';
}
