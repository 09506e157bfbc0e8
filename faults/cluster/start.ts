import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { findFreePort } from '../../tooling/test-server/start-server.ts';
import {
  databaseName,
  haproxyConfig,
  type Node,
  patroniConfig,
  pgbouncerConfig,
  type Ports,
} from './configure.ts';
import { findIdentity, findPrograms } from './programs.ts';

/** A member of the cluster as Patroni tells it. */
export type Member = { readonly name: string; readonly role: string; readonly state: string };

/** What died, and how to bring back what nothing else does. */
export type Killed = { readonly name: string; readonly restart: () => void };

export type PatroniCluster = {
  /** Through PgBouncer and HAProxy to the primary. */
  readonly databaseUrl: string;
  /** Past PgBouncer, through HAProxy to the primary. */
  readonly directUrl: string;
  readonly connect: () => postgres.Sql;
  readonly members: () => Promise<readonly Member[]>;
  /** Waits until there are a primary, a synchronous second and a third node, all running. */
  readonly whole: () => Promise<void>;
  /** Ends the primary's PostgreSQL by force; its Patroni brings it back. */
  readonly killDatabase: () => Promise<Killed>;
  /** Ends every process of the primary's node by force. */
  readonly killNode: () => Promise<Killed>;
  readonly stop: () => Promise<void>;
};

const deadlineMs = 240_000;

/**
 * Starts etcd, three Patroni with PostgreSQL, HAProxy and PgBouncer on this machine, on free ports and in a folder of their own.
 * @throws when a program is missing, or the cluster is not whole in time
 */
export async function startPatroniCluster(log: (line: string) => void): Promise<PatroniCluster> {
  const programs = findPrograms();
  const identity = findIdentity();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-cluster-'));
  const password = randomBytes(12).toString('hex');
  const own = (name: string): void => {
    if (identity !== null) fs.chownSync(name, identity.uid, identity.gid);
  };
  own(folder);
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    own(file);
    return file;
  };
  const running = new Set<ChildProcess>();
  const run = (name: string, command: string, args: readonly string[], env = {}): ChildProcess => {
    const output = fs.openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
      detached: true,
      env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...env },
      ...identity,
    });
    fs.closeSync(output);
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };

  const ports: Ports = {
    etcdClient: await findFreePort(),
    etcdPeer: await findFreePort(),
    haproxy: await findFreePort(),
    pgbouncer: await findFreePort(),
  };
  const nodes: Node[] = [];
  for (const name of ['one', 'two', 'three']) {
    const place = path.join(folder, name);
    fs.mkdirSync(place, { mode: 0o700 });
    own(place);
    const postgresPort = await findFreePort();
    nodes.push({ name, folder: place, postgresPort, restPort: await findFreePort() });
  }
  const patronis = new Map<string, ChildProcess>();
  const startNode = (node: Node): void => {
    const file = write(`${node.name}.yaml`, patroniConfig(node, ports, programs.postgres, password));
    patronis.set(node.name, run(`patroni-${node.name}`, programs.patroni, [file]));
  };
  const members = async (): Promise<readonly Member[]> => {
    for (const { restPort } of nodes) {
      const told = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .catch(() => null);
      if (told !== null) return told.members;
    }
    return [];
  };
  const primary = async (): Promise<Node> => {
    const leader = (await members()).find(({ role }) => role === 'leader');
    const node = nodes.find(({ name }) => name === leader?.name);
    if (node === undefined) throw new Error('there is no primary');
    return node;
  };
  const whole = async (): Promise<void> => {
    const until = Date.now() + deadlineMs;
    for (;;) {
      const all = await members();
      const up = all.filter(({ state }) => state === 'running' || state === 'streaming');
      const roles = up.map(({ role }) => role);
      if (up.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby')) return;
      if (Date.now() > until)
        throw new Error(`the cluster is not whole: ${JSON.stringify(all)}, see ${folder}`);
      await sleep(250);
    }
  };
  const directUrl = `postgresql://postgres:${password}@127.0.0.1:${ports.haproxy}/${databaseName}`;
  const stop = async (): Promise<void> => {
    for (const child of running) end(child, 'SIGTERM');
    for (let waited = 0; running.size > 0 && waited < 20_000; waited += 100) await sleep(100);
    for (const child of running) end(child, 'SIGKILL');
    for (const node of nodes) killPostgres(node);
    fs.rmSync(folder, { recursive: true, force: true });
  };

  try {
    log('etcd, three Patroni with PostgreSQL, HAProxy and PgBouncer are started');
    const etcdUrl = `http://127.0.0.1:${ports.etcdClient}`;
    const peerUrl = `http://127.0.0.1:${ports.etcdPeer}`;
    run('etcd', programs.etcd, [
      ...['--name', 'etcd', '--data-dir', path.join(folder, 'etcd')],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `etcd=${peerUrl}`],
    ]);
    for (const node of nodes) startNode(node);
    write('users.txt', `"postgres" "${password}"\n`);
    run('haproxy', programs.haproxy, ['-db', '-f', write('haproxy.cfg', haproxyConfig(nodes, ports))]);
    run('pgbouncer', programs.pgbouncer, [write('pgbouncer.ini', pgbouncerConfig(folder, ports))]);
    await whole();
    const { postgresPort } = await primary();
    const admin = postgres(`postgresql://postgres:${password}@127.0.0.1:${postgresPort}/postgres`, {
      max: 1,
    });
    await admin.unsafe(`create database ${databaseName}`);
    await admin.end();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    // What it prepares stays with one connection, which this mode does not keep; 1.21 and newer keep it.
    databaseUrl: `postgresql://postgres:${password}@127.0.0.1:${ports.pgbouncer}/${databaseName}?prepare=false`,
    directUrl,
    connect: () => postgres(directUrl, { max: 1, onnotice: () => {} }),
    members,
    whole,
    killDatabase: async () => {
      const node = await primary();
      killPostgres(node);
      return { name: node.name, restart: () => {} };
    },
    killNode: async () => {
      const node = await primary();
      end(patronis.get(node.name), 'SIGKILL');
      killPostgres(node);
      return { name: node.name, restart: () => startNode(node) };
    },
    stop,
  };
}

/** Signals a program with all that it started. */
function end(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has gone by itself.
  }
}

/** Ends a node's PostgreSQL with all its sessions, if it runs. */
function killPostgres({ folder }: Node): void {
  const file = path.join(folder, 'data/postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  const found = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const sessions = found.stdout
    .split('\n')
    .map(Number)
    .filter((each) => each > 0);
  for (const each of [pid, ...sessions]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has gone by itself.
    }
  }
}
