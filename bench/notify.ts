// `npm run bench:notify -- [seconds] [rounds]`: what LISTEN/NOTIFY costs at 1,000 writes a second with 8 listeners, and at which rate
// of writes its lock at commit is the end. The database is one of its own, which waits for its disk as a real one.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startCluster } from '../packages/backend/src/db/cluster/start-cluster.ts';
import { cpuSeconds, processTree } from './measure/cpu.ts';

const wantedPerSecond = 1_000;
const listeners = 8;
const connections = 16;
const seconds = Number(process.argv[2] ?? 6);
const rounds = Number(process.argv[3] ?? 3);
/** As long as what tells of a row that was changed. */
const payload = 'x'.repeat(300);

type Way = 'no notice' | 'a notice, no listener' | 'a notice, 8 listen';
type Pace = 'paced' | 'as many as go';
type Round = {
  readonly writes: number;
  readonly commitMs: number[];
  readonly noticeMs: number[];
  readonly heard: number;
  readonly waiting: number;
  readonly databaseCpu: number;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-notify-'));
const dataDir = path.join(folder, 'postgres');
const cluster = await startCluster({ dataDir, password: randomBytes(16).toString('hex') });
const connect = (max: number): postgres.Sql =>
  postgres({
    path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
    user: cluster.owner,
    password: cluster.password,
    database: 'postgres',
    max,
    onnotice: () => {},
  });
const postmaster = Number.parseInt(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);
const writer = connect(connections);
const watcher = connect(1);

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

async function prepare(): Promise<void> {
  await watcher.unsafe(`
    create table quiet (id bigint primary key, body text);
    create table told (id bigint primary key, body text);
    create function tell() returns trigger language plpgsql as $$
    begin
      perform pg_notify('changes', new.id || ' ' || new.body);
      return null;
    end $$;
    create trigger tell after insert on told for each row execute function tell();`);
}

let next = 0;

async function measure(way: Way, pace: Pace): Promise<Round> {
  const begunAt = new Map<number, number>();
  const commitMs: number[] = [];
  const noticeMs: number[] = [];
  const heard = { count: 0 };
  const ears = Array.from({ length: way === 'a notice, 8 listen' ? listeners : 0 }, () => connect(1));
  for (const ear of ears)
    await ear.listen('changes', (text) => {
      heard.count += 1;
      const begun = begunAt.get(Number.parseInt(text, 10));
      if (begun !== undefined) noticeMs.push(performance.now() - begun);
    });
  const table = way === 'no notice' ? 'quiet' : 'told';
  const write = async (due: number): Promise<void> => {
    const id = (next += 1);
    begunAt.set(id, due);
    await writer.unsafe(`insert into ${table} values ($1, $2)`, [id, payload], { prepare: true });
    commitMs.push(performance.now() - due);
  };
  const cpuBefore = cpuSeconds(processTree(postmaster));
  const samples: number[] = [];
  const sampling = setInterval(() => {
    // The lock that commits with notices take, one after the other.
    void watcher<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'object'`.then(
      ([row]) => samples.push(row?.n ?? 0),
    );
  }, 50);
  const began = performance.now();
  if (pace === 'paced') {
    const all: Promise<void>[] = [];
    // By the clock, whatever the answers do: a write that has to wait for its place counts from when it was due.
    for (let sent = 0; sent < seconds * wantedPerSecond; await sleep(1))
      for (; sent < Math.min(seconds, (performance.now() - began) / 1_000) * wantedPerSecond; sent += 1)
        all.push(write(began + (sent / wantedPerSecond) * 1_000));
    await Promise.all(all);
  } else {
    const lane = async (): Promise<void> => {
      while (performance.now() - began < seconds * 1_000) await write(performance.now());
    };
    await Promise.all(Array.from({ length: connections }, lane));
  }
  const took = (performance.now() - began) / 1_000;
  clearInterval(sampling);
  const databaseCpu = ((cpuSeconds(processTree(postmaster)) - cpuBefore) / commitMs.length) * 1_000;
  const expected = commitMs.length * ears.length;
  while (heard.count < expected) await sleep(10);
  await Promise.all(ears.map((ear) => ear.end()));
  const waiting = samples.reduce((sum, n) => sum + n, 0) / Math.max(1, samples.length);
  return { writes: commitMs.length / took, commitMs, noticeMs, heard: heard.count, waiting, databaseCpu };
}

const median = (values: readonly number[]): number => share(values, 0.5);

try {
  await prepare();
  const ways: Way[] = ['no notice', 'a notice, no listener', 'a notice, 8 listen'];
  for (const pace of ['paced', 'as many as go'] as const) {
    const found = new Map<Way, Round[]>(ways.map((way) => [way, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const way of ways) found.get(way)?.push(await measure(way, pace));
    console.log(
      `\n${pace === 'paced' ? `${wantedPerSecond} writes a second are due` : `${connections} connections, as many as go`}`,
    );
    for (const [way, all] of found) {
      const of = (read: (round: Round) => number): string => median(all.map(read)).toFixed(1);
      console.log(
        `${way.padEnd(26)} ${of((r) => r.writes)} writes/s; commit p50 ${of((r) => share(r.commitMs, 0.5))} p99 ${of((r) => share(r.commitMs, 0.99))} ms; ` +
          `notice p50 ${of((r) => share(r.noticeMs, 0.5))} p99 ${of((r) => share(r.noticeMs, 0.99))} ms, ${of((r) => r.heard)} heard; ` +
          `commits that wait for its lock ${of((r) => r.waiting)}; database CPU ${median(all.map((r) => r.databaseCpu)).toFixed(2)} s per 1,000 writes`,
      );
    }
  }
  console.log(
    `\nload average ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
} finally {
  await Promise.all([writer.end(), watcher.end()]);
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
