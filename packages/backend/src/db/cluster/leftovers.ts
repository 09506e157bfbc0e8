import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { placeOf } from '#db/cluster/place.ts';
import { defaultStopSeconds } from '#db/cluster/watchdog.ts';
import { readPidFile } from './read-pid-file.ts';

/** The command line of a process with a space after each word, or an empty text when it is gone. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return listed.stdout?.replace(/\n$/, ' ') ?? '';
  }
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The server that the pid file of a data folder names, when it is one of this very folder. */
function serverOf(dataDir: string): number | null {
  const pid = readPidFile(dataDir)?.pid ?? 0;
  return pid > 0 && commandOf(pid).includes(` -D ${dataDir} `) ? pid : null;
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

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

const asked = new Map<string, NodeJS.Signals>();

/**
 * Stops the server that a killed run left behind, when its own watchdog was killed as well: INT, later QUIT, at last KILL, each
 * of them once. Called again until the lock of the folder is free.
 * @param folder the cluster's folder as configured
 * @param waitedMs how long it has been waited for
 */
export function stopOrphans(folder: string, waitedMs: number, log: (line: string) => void): void {
  const dataDir = placeOf(folder);
  const { interrupt, quit } = defaultStopSeconds;
  const seconds = waitedMs / 1_000;
  const signal = seconds < interrupt ? 'SIGINT' : seconds < interrupt + quit ? 'SIGQUIT' : 'SIGKILL';
  const server = serverOf(dataDir);
  const targets = signal === 'SIGKILL' ? processesIn(dataDir) : [];
  if (server !== null) targets.push(server);
  if (targets.length === 0 || asked.get(dataDir) === signal) return;
  asked.set(dataDir, signal);
  log(`stopping a database server left by an earlier run (${signal} to ${targets.join(', ')})`);
  for (const pid of targets) send(pid, signal);
}

/**
 * Removes the notes of a server that has ended: its pid file and its socket's. They name pids, and a pid may by now belong to
 * another process, for which PostgreSQL would refuse to start. Only for who holds the lock of the data folder, which every
 * process of the earlier server held, too: it being free proves that they are gone.
 */
export function removeNotes(dataDir: string, socketDir: string): void {
  fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  fs.rmSync(socketDir, { recursive: true, force: true });
}
