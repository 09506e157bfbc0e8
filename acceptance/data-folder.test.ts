/** One data folder, one server: whatever happened to an earlier one, and wherever else one runs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../e2e/support/database.ts';
import { makeDataFolder } from '../tooling/test-server/prepared-server.ts';
import { findFreePort, programEnvironment } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders: string[] = [];
const running: Run[] = [];

type Run = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exited: Promise<number | null>;
  readonly said: () => string;
  readonly isContained: boolean;
};

function keep(folder: string): string {
  folders.push(folder);
  return folder;
}

const makeEmpty = (): string => keep(fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-folder-')));
/** One that a first start has made, where that is not what is tested. */
const makePrepared = (): string => keep(makeDataFolder('kawanusaha-folder-'));

async function begin(dataDir: string, wrap: readonly string[] = []): Promise<Run> {
  const port = await findFreePort();
  const command = [...wrap, process.execPath, path.join(root, 'apps/server/src/main.ts')];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...programEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  const run = {
    child,
    url: `http://localhost:${port}`,
    exited,
    said: () => said.trim(),
    isContained: wrap.length > 0,
  };
  running.push(run);
  return run;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

async function waitUntilReady(run: Run): Promise<void> {
  while (!(await answers(run.url))) {
    if (run.child.exitCode !== null || run.child.signalCode !== null)
      throw new Error(`the server ended: ${run.said()}`);
    await sleep(50);
  }
}

/** Signals the server itself: the command that makes a namespace lets signals pass by. */
async function end({ child, exited, isContained }: Run, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const pid = child.pid ?? 0;
    const inner = () => Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
    process.kill(isContained ? inner() : pid, signal);
  }
  await exited;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((run) => end(run, 'SIGTERM')));
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const hasNamespaces = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0;

test.runIf(hasNamespaces)(
  'two containers and a plain process on one volume: one serves, the others say so in one sentence',
  async () => {
    const dataDir = makePrepared();
    const first = await begin(dataDir, container);
    await waitUntilReady(first);
    const others = [await begin(dataDir, container), await begin(dataDir)];
    for (const other of others) {
      expect(await other.exited).toBe(1);
      expect(other.said()).toBe(
        `KawanUsaha already runs on ${dataDir} in another container or on another machine (process 1), see ${first.url}.`,
      );
    }
    expect(await answers(first.url)).toBe(true);
    await end(first, 'SIGKILL');
    await waitUntilReady(await begin(dataDir, container));
  },
);

/** What is there at successive moments of a first start. */
const steps: readonly [string, (dataDir: string) => boolean][] = [
  ['the secrets are made', (dataDir) => fs.existsSync(path.join(dataDir, 'secrets.json'))],
  ['the cluster is begun', (dataDir) => findNew(dataDir, 'PG_VERSION')],
  ['it has its databases', (dataDir) => findNew(dataDir, 'base/5')],
  ['its server begins', (dataDir) => fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))],
];

function findNew(dataDir: string, file: string): boolean {
  return fs
    .readdirSync(dataDir)
    .some(
      (name) =>
        name.startsWith('postgres') &&
        ['data', '.'].some((inner) => fs.existsSync(path.join(dataDir, name, inner, file))),
    );
}

test.each(steps)('killed in its first start when %s: the next start works', async (_, isThere) => {
  const dataDir = makeEmpty();
  const first = await begin(dataDir);
  while (!isThere(dataDir)) await sleep(1);
  await end(first, 'SIGKILL');
  await waitUntilReady(await begin(dataDir));
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
});

const pidFileOf = (dataDir: string): string => path.join(dataDir, 'postgres/postmaster.pid');

/** The process of the database's server, and the one that ends it when ours is gone. */
function databaseOf(dataDir: string): { postmaster: number; watchdog: number } {
  const postmaster = Number.parseInt(fs.readFileSync(pidFileOf(dataDir), 'utf8'), 10);
  const status = fs.readFileSync(`/proc/${postmaster}/status`, 'utf8');
  return { postmaster, watchdog: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
}

/**
 * Whether a process runs PostgreSQL. One that has ended keeps its id until its parent has taken its exit status, and the
 * parent of an orphan is the machine's first process, which may take its time: only the command line is gone at once.
 */
function isServer(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** What the server of the database says of itself, which is nothing before it begins; a start takes away what one before it left. */
function stateOf(dataDir: string): string | undefined {
  try {
    return fs.readFileSync(pidFileOf(dataDir), 'utf8').split('\n')[7]?.trim();
  } catch {
    return undefined;
  }
}

test('interrupted while its database recovers: the next start works, with all rows', async () => {
  const dataDir = makePrepared();
  const first = await begin(dataDir);
  await waitUntilReady(first);
  const sql = openDatabase(dataDir);
  // Enough that the next start has something to recover.
  await sql`create table public.kept as select n from generate_series(1, 1500000) as n`;
  await sql.end();
  const { postmaster, watchdog } = databaseOf(dataDir);
  process.kill(watchdog, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await end(first, 'SIGKILL');
  const second = await begin(dataDir);
  while (stateOf(dataDir) !== 'starting') await sleep(1);
  const recovering = databaseOf(dataDir).postmaster;
  expect(recovering).not.toBe(postmaster);
  await end(second, 'SIGINT');
  const third = await begin(dataDir);
  await waitUntilReady(third);
  expect(databaseOf(dataDir).postmaster).not.toBe(recovering);
  const again = openDatabase(dataDir);
  expect(await again`select count(*)::integer as n from public.kept`).toEqual([{ n: 1_500_000 }]);
  await again.end();
});

test('told to end while it starts: it ends in order, after its database', async () => {
  const dataDir = makePrepared();
  const run = await begin(dataDir);
  while (stateOf(dataDir) !== 'ready') await sleep(1);
  const { postmaster } = databaseOf(dataDir);
  await end(run, 'SIGTERM');
  expect([isServer(postmaster), stateOf(dataDir), run.child.exitCode, run.said()]).toEqual([
    false,
    undefined,
    0,
    '',
  ]);
});

test('a database whose server and watchdog were both killed is stopped by the next start', async () => {
  const dataDir = makePrepared();
  const first = await begin(dataDir);
  await waitUntilReady(first);
  const { postmaster, watchdog } = databaseOf(dataDir);
  expect(isServer(postmaster)).toBe(true);
  process.kill(watchdog, 'SIGKILL');
  await end(first, 'SIGKILL');
  const second = await begin(dataDir);
  await waitUntilReady(second);
  expect(isServer(postmaster)).toBe(false);
});
