// `npm run cluster -- [failovers]`: kills the primary of a Patroni cluster again and again under load, its PostgreSQL and its whole node
// by turns, and compares what was acknowledged with what is there. The programs are Debian's (faults/cluster/programs.ts).
import os from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { findFreePort, startServer, type TestServer } from '../../tooling/test-server/start-server.ts';
import { addMember, operatorOf } from '../../tooling/test-server/write-load.ts';
import { startPatroniCluster, type PatroniCluster } from './start.ts';

const times = Number(process.argv[2] ?? 10);
const bars = { database: 10_000, node: 40_000 };
const lanes = 4;
const pauseMs = 100;

type Watch = {
  /** Marks of rows whose write was acknowledged, and when. */
  readonly acknowledged: Map<string, number>;
  /** Writes and readings of a session that failed; answers that a session has ended. */
  failed: number;
  signedOut: number;
  /** When a reading of the session last succeeded. */
  sessionAt: number;
};

/** Writes rows as the operator and reads as a member who stays signed in, until it is stopped. */
async function load(server: TestServer): Promise<{ watch: Watch; stop: () => Promise<void> }> {
  const userId = await addMember(server, 'penulis');
  const member = createClient(server.url, server.publishableKey, { auth: { persistSession: false } });
  const { data } = await member.auth.signInWithPassword({
    email: 'penulis@contoh.test',
    password: 'sandi-yang-cukup-panjang',
  });
  const headers = {
    apikey: server.publishableKey,
    Authorization: `Bearer ${data.session?.access_token ?? ''}`,
  };
  const operator = operatorOf(server);
  const watch: Watch = { acknowledged: new Map(), failed: 0, signedOut: 0, sessionAt: 0 };
  const over = new AbortController();
  const write = async (lane: number): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const mark = `jalur ${lane} nomor ${n}`;
      const { error } = await operator.from('project_listings').insert({
        user_id: userId,
        project_name: mark,
        project_description: 'Ditulis sementara server utama mati.',
        project_type: 'Lainnya',
        required_skills: ['Marketing'],
        contact_method: '6280000000001',
        owner_name: 'Penulis Uji',
      });
      if (error === null) watch.acknowledged.set(mark, performance.now());
      else watch.failed += 1;
      await sleep(pauseMs / 5);
    }
  };
  const stay = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const status = await fetch(`${server.url}/auth/v1/user`, { headers }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 200) watch.sessionAt = performance.now();
      if (status === 401 || status === 403) watch.signedOut += 1;
      await sleep(pauseMs);
    }
  };
  const running = Promise.all([...Array.from({ length: lanes }, (_, lane) => write(lane)), stay()]);
  return {
    watch,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

/** Kills the primary once; out: milliseconds until a write is acknowledged that was acknowledged after the kill by another primary. */
async function failOver(cluster: PatroniCluster, watch: Watch, kind: keyof typeof bars): Promise<number> {
  await cluster.whole();
  const killed = kind === 'node' ? await cluster.killNode() : { name: await cluster.killDatabase() };
  const at = performance.now();
  for (;;) {
    const leader = (await cluster.members()).find(
      ({ role, state }) => role === 'leader' && state === 'running',
    );
    if (leader !== undefined && leader.name !== killed.name) break;
    if (performance.now() - at > 180_000) throw new Error('no other node became the primary');
    await sleep(50);
  }
  const elected = performance.now();
  const last = (): number => Math.max(0, ...[...watch.acknowledged.values()].slice(-lanes));
  while (last() < elected || watch.sessionAt < elected) await sleep(20);
  const backMs = [...watch.acknowledged.values()].find((each) => each > elected) ?? last();
  if ('restart' in killed) killed.restart();
  return backMs - at;
}

async function compare(cluster: PatroniCluster, watch: Watch): Promise<number> {
  const sql = cluster.connect();
  const rows = await sql<{ mark: string }[]>`select project_name as mark from public.project_listings`;
  await sql.end();
  const there = new Set(rows.map(({ mark }) => mark));
  return [...watch.acknowledged.keys()].filter((mark) => !there.has(mark)).length;
}

const cluster = await startPatroniCluster((line) => console.log(line));
let isGood = true;
try {
  const server = await startServer(
    await findFreePort(),
    {
      DATABASE_URL: cluster.databaseUrl,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'fatal',
    },
    ['--processes', '3'],
  );
  try {
    const { watch, stop } = await load(server);
    const all: Record<keyof typeof bars, number[]> = { database: [], node: [] };
    for (let n = 0; n < times; n += 1) {
      const kind = n % 2 === 0 ? 'database' : 'node';
      const ms = await failOver(cluster, watch, kind);
      all[kind].push(ms);
      console.log(
        `${n + 1}. ${kind === 'node' ? 'the node' : 'PostgreSQL'} of the primary was killed: writes back after ${(ms / 1_000).toFixed(1)} s`,
      );
    }
    await stop();
    await cluster.whole();
    const lost = await compare(cluster, watch);
    console.log(
      `acknowledged ${watch.acknowledged.size}, lost ${lost}; ${watch.failed} writes were refused meanwhile; ${watch.signedOut} answers that the session has ended`,
    );
    for (const kind of ['database', 'node'] as const)
      console.log(
        `${kind}: longest ${(Math.max(0, ...all[kind]) / 1_000).toFixed(1)} s (bar ${bars[kind] / 1_000} s)`,
      );
    console.log(
      `load average ${os
        .loadavg()
        .map((each) => each.toFixed(1))
        .join(', ')}`,
    );
    isGood =
      lost === 0 &&
      watch.signedOut === 0 &&
      (['database', 'node'] as const).every((kind) => all[kind].every((ms) => ms <= bars[kind]));
  } finally {
    await server.stop();
  }
} finally {
  await cluster.stop();
}
process.exitCode = isGood ? 0 : 1;
