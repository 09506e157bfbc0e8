/**
 * The engine alone beside PostgREST and raw SQL by hand over the same table of 20,000 and of 2,000,000 rows: CPU, latency, memory
 * (PSS) and how long it takes to start. `npm run bench -w packages/backend -- [--quick] [--rows=20000] [--connections=1,16] [--only=own]`
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { processTree, splitProcesses } from '../../../bench/measure/cpu.ts';
import { proportionalMb } from '../../../bench/measure/memory.ts';
import { measureInterleaved, type Subject } from '../../../bench/measure/round.ts';
import { startPostgrest } from '../../../bench/peers/postgrest.ts';
import { signForPeers } from '../../../bench/peers/sign-for-peers.ts';
import { startRawSql } from '../../../bench/peers/raw-sql.ts';
import { printTable } from '../../../bench/print-table.ts';
import { findFreePort, startServer, type TestServer } from '../../../tooling/test-server/start-server.ts';
import { runningSocket } from '../src/db/cluster/place.ts';
import { fill, type Identity, operations, rowCounts, schema } from './operations.ts';

const quick = process.argv.includes('--quick');
const options = { rounds: quick ? 1 : 3, ms: quick ? 1_000 : 4_000, minRequests: quick ? 300 : 2_000 };
const given = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const wantedConnections = (given('connections') ?? '').split(',').map(Number).filter(Boolean);
const connectionCounts = wantedConnections.length > 0 ? wantedConnections : quick ? [16] : [1, 16, 64];
/** `--rows=2000000` measures that many alone. */
const wantedRows = Number(given('rows'));
const only = given('only') ?? '';
const sizes = wantedRows > 0 ? [wantedRows] : quick ? rowCounts.slice(0, 1) : rowCounts;
const jwtSecret = 'benchmark-secret-of-more-than-thirty-two-characters';
const settleMs = 5_000;
const person = { email: 'owner@example.com', password: 'a-password-for-the-bench-2026' };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-backend-bench-'));
const start = async (): Promise<{ server: TestServer; seconds: number }> => {
  const began = performance.now();
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    JWT_SECRET: jwtSecret,
    AUTO_CONFIRM: 'true',
    LIMIT_REQUESTS: 'false',
  };
  const command = 'packages/backend/src/cli/kawan-backend.ts';
  const server = await startServer(await findFreePort(), env, ['start'], command);
  return { server, seconds: (performance.now() - began) / 1_000 };
};

/** Ends it and keeps its data. */
async function end({ pid }: TestServer): Promise<void> {
  process.kill(pid, 'SIGTERM');
  while (fs.existsSync(`/proc/${pid}`)) await sleep(50);
}

async function signUp({ url, publishableKey }: TestServer): Promise<Identity> {
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp(person);
  if (error !== null || data.session === null) throw error ?? new Error('no session');
  return { apiKey: publishableKey, token: data.session.access_token, userId: data.session.user.id };
}

const empty = await start();
await end(empty.server);
const { server, seconds: warmSeconds } = await start();
const stops = [() => server.stop()];
try {
  const databaseDir = path.join(dataDir, 'postgres');
  const { socketDir, port: socketPort } = runningSocket(databaseDir);
  const roots = {
    server: server.pid,
    database: Number.parseInt(fs.readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8'), 10),
  };
  const memory = (): { server: number; database: number } => {
    const { server: own } = splitProcesses(roots);
    return { server: proportionalMb(own), database: proportionalMb(processTree(roots.database)) };
  };
  const told = (mb: { server: number; database: number }): string =>
    `${mb.server.toFixed(0)} MB, PostgreSQL ${mb.database.toFixed(0)} MB`;
  await sleep(settleMs);
  const idle = memory();
  const secrets = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
    requestPassword: string;
  };
  const sql = postgres({
    path: `${socketDir}/.s.PGSQL.${socketPort}`,
    database: 'kawanusaha',
    user: 'postgres',
    password: secrets.databasePassword,
    max: 1,
    onnotice: () => {},
  });
  await sql.unsafe(`${schema}; notify pgrst, 'reload schema'`);
  // The server tells the database that it has looked after the session (`request.assured`); what the peer signs is as good.
  await sql`alter role authenticator set request.assured = 'on'`;
  const owner = await signUp(server);
  const peer = await startPostgrest({
    port: await findFreePort(),
    databaseUri: `postgresql://authenticator:${secrets.requestPassword}@/kawanusaha?host=${socketDir}&port=${socketPort}`,
    jwtSecret,
  });
  if (peer !== null) stops.unshift(peer.stop);
  const raw = await startRawSql({
    socket: `${socketDir}/.s.PGSQL.${socketPort}`,
    database: 'kawanusaha',
    password: secrets.databasePassword,
    statements: Object.fromEntries(operations.map(({ raw: by }, at) => [`${at}`, by(owner)])),
  });
  stops.unshift(raw.stop, () => sql.end());
  const peerOwner = { ...owner, token: signForPeers(owner.userId, jwtSecret) };
  const busiest = { server: 0, database: 0 };
  let rows = 0;
  for (const size of sizes) {
    await sql.unsafe(fill(rows, size));
    await sql.unsafe('vacuum analyze public.notes');
    rows = size;
    for (const connections of connectionCounts) {
      for (const [at, { name, call }] of operations.entries()) {
        if (!name.includes(only)) continue;
        const subjects: Subject[] = [
          {
            name: 'kawan-backend',
            port: Number(new URL(server.url).port),
            roots,
            call: (n) => {
              const asked = call(owner, n);
              return { ...asked, path: `/rest/v1${asked.path}` };
            },
          },
        ];
        if (peer !== null)
          subjects.push({
            name: peer.name,
            port: peer.port,
            roots: { ...roots, server: peer.pid },
            call: (n) => call(peerOwner, n),
          });
        subjects.push({
          name: 'raw SQL',
          port: raw.port,
          roots: { ...roots, server: raw.pid },
          call: (n) => ({ ...call(owner, n), path: `/${at}`, headers: {} }),
        });
        const figures = await measureInterleaved(subjects, { ...options, connections });
        const now = memory();
        printTable(`${name}: ${connections} connections, ${rows} rows (${told(now)})`, figures);
        busiest.server = Math.max(busiest.server, now.server);
        busiest.database = Math.max(busiest.database, now.database);
      }
    }
  }
  console.log(
    `\nstart: ${empty.seconds.toFixed(1)} s from an empty data folder, ${warmSeconds.toFixed(1)} s warm` +
      `\nmemory (PSS): idle ${told(idle)}; the most after an operation ${told(busiest)}` +
      `\nload average ${os
        .loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}`,
  );
} finally {
  for (const stop of stops) await stop();
}
