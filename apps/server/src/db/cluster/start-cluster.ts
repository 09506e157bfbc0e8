import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseIdentity, isReachable, type Identity } from '#db/cluster/identity.ts';
import { clusterOwner, initialiseCluster } from '#db/cluster/initialise.ts';
import { clearLeftovers } from '#db/cluster/leftovers.ts';
import { findNativeDir } from '#db/cluster/native.ts';

export type ClusterOptions = {
  readonly dataDir: string;
  /** Password of the superuser; kept by the caller. */
  readonly password: string;
  /** For tests only: gives up durability for speed. */
  readonly throwaway?: boolean;
  readonly log?: (line: string) => void;
};

export type Cluster = {
  readonly socketDir: string;
  readonly port: number;
  readonly owner: string;
  readonly password: string;
  /** Resolves with the exit code if the server ends by itself. */
  readonly exited: Promise<number | null>;
  readonly stop: () => Promise<void>;
};

/** Part of the socket's file name only: TCP stays off, so nothing can collide. */
const socketPort = 5432;
const startTimeoutMs = 60_000;

/**
 * The shell keeps a pipe to this process and ends the server when the pipe closes, so that it goes even when this
 * process is killed. Signals of the terminal are ignored: the server stops last, after requests have been drained.
 */
const watchdog = `trap "" INT HUP
"$@" 3<&- </dev/null & server=$!
( cat <&3 >/dev/null; kill -INT $server 2>/dev/null ) & watcher=$!
wait $server; code=$?; kill $watcher 2>/dev/null; exit $code`;

/** Where the socket of a cluster is, given its data folder. */
export function runningSocket(dataDir: string): { socketDir: string; port: number } {
  const place = placeFor(chooseIdentity(), '', path.resolve(dataDir)).dataDir;
  return { socketDir: socketDirOf(place), port: socketPort };
}

/** Short on purpose: a socket path may have 107 bytes at most. */
function socketDirOf(dataDir: string): string {
  return `/tmp/kawanusaha-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/**
 * Starts the embedded PostgreSQL: unix socket only, scram, its own process group, a clean environment. What an earlier,
 * killed run left behind is cleared first.
 * @throws with the last lines of the server's log when it does not come up
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const log = options.log ?? (() => {});
  const found = findNativeDir();
  if (found === null) {
    throw new Error(
      `there are no PostgreSQL binaries for ${process.platform}-${process.arch}; set DATABASE_URL instead`,
    );
  }
  const identity = chooseIdentity();
  const { native, dataDir } = placeFor(identity, found, path.resolve(options.dataDir));
  const socketDir = socketDirOf(dataDir);
  for (const folder of [dataDir, socketDir]) makeFolder(folder, identity);
  initialiseCluster({
    binDir: path.join(native, 'bin'),
    dataDir,
    password: options.password,
    identity,
    throwaway: options.throwaway ?? false,
  });
  await clearLeftovers(dataDir, log);

  const settings = Object.entries(serverSettings(socketDir, options.throwaway ?? false));
  const command = [
    ...identity.wrap,
    path.join(native, 'bin', 'postgres'),
    ...['-D', dataDir],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn('/bin/sh', ['-c', watchdog, 'sh', ...command], {
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    ...(identity.uid === null ? {} : { uid: identity.uid, gid: identity.uid }),
  });
  const tail = followLog(child, log);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  await waitUntilReady(dataDir, path.join(socketDir, `.s.PGSQL.${socketPort}`), child, tail);
  return {
    socketDir,
    port: socketPort,
    owner: clusterOwner,
    password: options.password,
    exited,
    stop: async () => {
      (child.stdio[3] as net.Socket).destroy();
      await exited;
      fs.rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

function serverSettings(socketDir: string, throwaway: boolean): Record<string, string> {
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    ssl: 'off',
    timezone: 'UTC',
    max_connections: throwaway ? '200' : '150',
    ...(throwaway ? fast : {}),
  };
}

/** As `nobody`, work from a copy outside the checkout when that account cannot pass the folders above it. */
function placeFor(identity: Identity, native: string, dataDir: string): { native: string; dataDir: string } {
  if (identity.uid === null) return { native, dataDir };
  const tag = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const copy = '/var/tmp/kawanusaha-postgres';
  const needsCopy = !isReachable(path.join(native, 'bin', 'postgres'));
  if (needsCopy && !fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.part`, copy);
  }
  return {
    native: needsCopy ? copy : native,
    dataDir: isReachable(path.join(dataDir, 'PG_VERSION')) ? dataDir : `/var/tmp/kawanusaha-data-${tag}`,
  };
}

function makeFolder(folder: string, identity: Identity): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity.uid !== null) fs.chownSync(folder, identity.uid, identity.uid);
}

function followLog(child: ChildProcess, log: (line: string) => void): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
    for (const line of chunk.toString().split('\n')) if (line !== '') log(line);
  });
  return () => tail;
}

async function waitUntilReady(
  dataDir: string,
  socket: string,
  child: ChildProcess,
  tail: () => string,
): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the database server did not start: ${tail()}`);
    if (Date.now() > deadline) throw new Error(`the database server is not ready after 60 s: ${tail()}`);
    const status = fs.existsSync(pidFile)
      ? fs.readFileSync(pidFile, 'utf8').split('\n')[7]?.trim()
      : undefined;
    if (status === 'ready' && (await canConnect(socket))) return;
    await sleep(20);
  }
}

function canConnect(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
