import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;

/** A killed process that nobody reaped still answers kill(0); PostgreSQL would take it for a live server. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a pid is a living server of this very data folder. */
function isServerOf(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  if (isZombie(pid)) return false;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir);
  } catch {
    return false;
  }
}

/** Every back end of a cluster has the data folder as working directory (Linux only; elsewhere none is reported). */
function processesIn(dataDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/cwd`) === dataDir;
      } catch {
        return false;
      }
    });
}

/**
 * Clears what a killed run left: stops an orphaned server, waits until no back end holds the cluster, and only then
 * removes its pid file. Removing it earlier would let two servers write one cluster.
 * @throws when processes still use the data folder after the wait
 */
export async function clearLeftovers(dataDir: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  if (pid > 0 && isServerOf(pid, dataDir)) {
    log(`stopping a database server left by an earlier run (pid ${pid})`);
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 300 && isServerOf(pid, dataDir); tries += 1) await sleep(pollMs);
  }
  for (let tries = 0; tries < 150 && processesIn(dataDir).length > 0; tries += 1) await sleep(pollMs);
  const left = processesIn(dataDir);
  if (left.length > 0) throw new Error(`processes ${left.join(', ')} still use the database in ${dataDir}`);
  fs.rmSync(pidFile, { force: true });
}
