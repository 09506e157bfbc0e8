import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseIdentity, type Identity } from '#db/cluster/identity.ts';
import { clusterOwner, initialiseCluster } from '#db/cluster/initialise.ts';
import { removeNotes } from '#db/cluster/leftovers.ts';
import { findNativeDir } from '#db/cluster/native.ts';
import { binariesOf, placeOf, socketDirOf, socketPort } from '#db/cluster/place.ts';
import { defaultStopSeconds, type StopSeconds, watched } from '#db/cluster/watchdog.ts';
import { readPidFile } from './read-pid-file.ts';

export type ClusterOptions = {
  readonly dataDir: string;
  /** Password of the superuser; kept by the caller. */
  readonly password: string;
  /** For tests only: gives up durability for speed. */
  readonly throwaway?: boolean;
  /** For tests only: listens with TLS on a port of the loopback, too. */
  readonly tls?: { readonly port: number; readonly key: string; readonly certificate: string };
  /** The lock of the data folder (`startup/instance-lock.ts`), which the server then holds as well; none for a folder of one's own. */
  readonly lockFd?: number;
  readonly stopSeconds?: StopSeconds;
  /** Settings of PostgreSQL beyond ours, as for a recovery. */
  readonly more?: Readonly<Record<string, string>>;
  /** Milliseconds until it must be ready. */
  readonly startTimeoutMs?: number;
  /** Aborted where the start that this server is for is given up: it is ended at once, as when this process ends. */
  readonly givenUp?: AbortSignal | undefined;
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

/** Long, since recovery after a crash may have to read much; one that is cut short begins anew at the next start. */
const defaultStartTimeoutMs = 600_000;

/**
 * Starts the embedded PostgreSQL: unix socket only, scram, its own process group, a clean environment.
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
  const native = binariesOf(found, identity);
  const dataDir = placeOf(options.dataDir, identity);
  const socketDir = socketDirOf(dataDir);
  const { lockFd, tls } = options;
  const port = tls?.port ?? socketPort;
  fs.mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o700 });
  initialiseCluster({
    binDir: path.join(native, 'bin'),
    dataDir,
    password: options.password,
    identity,
    throwaway: options.throwaway ?? false,
    lockFd,
  });
  options.givenUp?.throwIfAborted();
  if (lockFd !== undefined) removeNotes(dataDir, socketDir);
  makeFolder(socketDir, identity);

  const settings = Object.entries({
    ...serverSettings(socketDir, options.throwaway ?? false),
    ...(tls === undefined ? {} : tlsSettings(socketDir, tls, identity)),
    ...options.more,
  });
  const command = [
    ...identity.wrap,
    path.join(native, 'bin', 'postgres'),
    ...['-D', dataDir],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn('/bin/sh', watched(command, options.stopSeconds ?? defaultStopSeconds), {
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', lockFd ?? 'ignore'],
    ...(identity.uid === null ? {} : { uid: identity.uid, gid: identity.uid }),
  });
  const tail = followLog(child, log);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const ask = (): void => void (child.stdio[3] as net.Socket).destroy();
  const stop = async (): Promise<void> => {
    ask();
    await exited;
    fs.rmSync(socketDir, { recursive: true, force: true });
  };
  options.givenUp?.addEventListener('abort', ask);
  try {
    const socket = path.join(socketDir, `.s.PGSQL.${port}`);
    await waitUntilReady(dataDir, socket, child, tail, options.startTimeoutMs ?? defaultStartTimeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    socketDir,
    port,
    owner: clusterOwner,
    password: options.password,
    exited,
    stop,
  };
}

/**
 * Slow statements and waits for locks, with the trace of their request and without values. No errors of statements: their words
 * quote what a person wrote, and the server tells them itself.
 */
const logSettings: Readonly<Record<string, string>> = {
  log_line_prefix: '%m [%p] %a ',
  log_min_messages: 'log',
  log_min_duration_statement: '1000',
  log_lock_waits: 'on',
  log_parameter_max_length: '0',
};

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
    // An archive that cannot be written must not fill the disk; it begins anew when it can (backup/archive-slot.ts).
    max_slot_wal_keep_size: '4GB',
    ...(throwaway ? fast : logSettings),
  };
}

function tlsSettings(
  folder: string,
  { port, key, certificate }: NonNullable<ClusterOptions['tls']>,
  identity: Identity,
): Record<string, string> {
  const files = { ssl_key_file: key, ssl_cert_file: certificate };
  const written = Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    if (identity.uid !== null) fs.chownSync(file, identity.uid, identity.uid);
    return [name, file];
  });
  return { listen_addresses: '127.0.0.1', port: String(port), ssl: 'on', ...Object.fromEntries(written) };
}

function makeFolder(folder: string, identity: Identity): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity.uid !== null) fs.chownSync(folder, identity.uid, identity.uid);
}

const longestLine = 64 * 1024;

function followLog(child: ChildProcess, log: (line: string) => void): () => string {
  let tail = '';
  let begun = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-4000);
    const lines = (begun + chunk).split('\n');
    begun = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) if (line !== '') log(line);
  });
  return () => tail;
}

async function waitUntilReady(
  dataDir: string,
  socket: string,
  child: ChildProcess,
  tail: () => string,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the database server did not start: ${tail()}`);
    if (Date.now() > deadline)
      throw new Error(`the database server is not ready after ${timeoutMs / 60_000} minutes: ${tail()}`);
    if (readPidFile(dataDir)?.status === 'ready' && (await canConnect(socket))) return;
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
