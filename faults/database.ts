import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { startCluster } from '../packages/backend/src/db/cluster/start-cluster.ts';
import { runningSocket } from '../packages/backend/src/db/cluster/place.ts';
import { makeCertificate } from '../packages/backend/src/testing/tls-cluster.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';
import { addMember } from '../tooling/test-server/write-load.ts';

const defaults = { crashes: 5, absences: 2 };
const awayMs = 5_000;
const backWithinMs = 2_000;
const pauseMs = 25;

/** One way into the product; each is walked again and again while the database is away and after. */
type Lane = { readonly name: string; readonly ask: () => Promise<Response> };
type Answer = { readonly at: number; readonly status: number };
type Target = {
  readonly socketDir: string;
  readonly port: number;
  readonly database: string;
  readonly password: string;
};

/**
 * Measures how long after the return of the database each way into the product is served again: when one process of the embedded
 * PostgreSQL is ended by force, as a lack of memory does, and when a PostgreSQL of `DATABASE_URL` is away for five seconds.
 * @param args how many times the one, how many times the other
 * @returns whether all were back within two seconds, without an answer that a session has ended
 */
export async function drillDatabase(args: readonly string[]): Promise<boolean> {
  const crashes = Number(args[0] ?? defaults.crashes);
  const absences = Number(args[1] ?? defaults.absences);
  return (await drillCrashes(crashes)) && (await drillAbsences(absences));
}

async function drillCrashes(times: number): Promise<boolean> {
  const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'fatal' });
  const { databasePassword: password } = JSON.parse(
    fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8'),
  ) as { databasePassword: string };
  const target = {
    ...runningSocket(path.join(server.dataDir, 'postgres')),
    database: 'kawanusaha',
    password,
  };
  try {
    return await measure(server, times, 'a crash', () => crash(target));
  } finally {
    await server.stop();
  }
}

async function drillAbsences(times: number): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-drill-'));
  const { key, certificate, certificateFile } = await makeCertificate(folder);
  const options = {
    dataDir: path.join(folder, 'pg'),
    password: 'a-password-of-a-drill',
    tls: { port: await findFreePort(), key, certificate },
  };
  let cluster = await startCluster(options);
  const { socketDir, port, owner, password } = cluster;
  const server = await startServer(await findFreePort(), {
    DEMO_DATA: 'false',
    LOG_LEVEL: 'fatal',
    NODE_EXTRA_CA_CERTS: certificateFile,
    DATABASE_URL: `postgresql://${owner}:${password}@localhost:${port}/postgres?sslmode=verify-full`,
  });
  try {
    return await measure(server, times, `${awayMs / 1000} s without a database`, async () => {
      await cluster.stop();
      await sleep(awayMs);
      const starting = startCluster(options);
      const back = await waitFor({ socketDir, port, database: 'postgres', password });
      cluster = await starting;
      return back;
    });
  } finally {
    await server.stop();
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Walks all ways while `disturb` takes the database away and brings it back; that gives the moment of its return. */
async function measure(
  server: TestServer,
  times: number,
  what: string,
  disturb: () => Promise<number>,
): Promise<boolean> {
  const lanes = await openLanes(server);
  let [worst, signedOut] = [0, 0];
  for (let n = 1; n <= times; n += 1) {
    const answers = new Map<string, Answer[]>(lanes.map(({ name }) => [name, []]));
    const over = new AbortController();
    const walking = lanes.map(async ({ name, ask }) => {
      while (!over.signal.aborted) {
        const status = await ask().then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          () => 0,
        );
        answers.get(name)?.push({ at: performance.now(), status });
        await sleep(pauseMs);
      }
    });
    await sleep(500);
    const back = await disturb();
    await sleep(backWithinMs + 3_000);
    over.abort();
    await Promise.all(walking);
    const late = lanes.map(({ name }) => {
      const all = answers.get(name) ?? [];
      signedOut += all.filter(({ status }) => status === 401 || status === 403).length;
      const first = all.find(({ at, status }) => at >= back && status >= 200 && status < 300);
      const ms = first === undefined ? Infinity : Math.round(first.at - back);
      worst = Math.max(worst, ms);
      return `${name} ${ms} ms`;
    });
    console.log(`${what} ${n}: back after the database by ${late.join(', ')}`);
  }
  console.log(`${what}, longest of ${times}: ${worst} ms; ${signedOut} told that a session has ended`);
  return worst <= backWithinMs && signedOut === 0;
}

async function openLanes(server: TestServer): Promise<Lane[]> {
  const { url, publishableKey, secretKey } = server;
  const id = await addMember(server, 'pengunjung');
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({
    email: 'pengunjung@contoh.test',
    password: 'sandi-yang-cukup-panjang',
  });
  const token = data.session?.access_token ?? '';
  const member = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const operator = { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' };
  let n = 0;
  /** Another address each time, so that nothing kept answers. */
  const own = (): string => String((n += 1));
  return [
    { name: 'readiness', ask: () => fetch(`${url}/health/ready`) },
    {
      name: 'anonymous read',
      ask: () =>
        fetch(`${url}/rest/v1/project_listings?select=id&project_name=neq.${own()}&limit=1`, {
          headers: { apikey: publishableKey },
        }),
    },
    {
      name: 'member',
      ask: () => fetch(`${url}/rest/v1/pengguna?select=id&kota=neq.${own()}`, { headers: member }),
    },
    { name: 'session', ask: () => fetch(`${url}/auth/v1/user`, { headers: member }) },
    {
      name: 'write',
      ask: () =>
        fetch(`${url}/rest/v1/pengguna?id=eq.${id}`, {
          method: 'PATCH',
          headers: operator,
          body: JSON.stringify({ deskripsi: `Menulis terus ${own()}` }),
        }),
    },
    { name: 'page', ask: () => fetch(`${url}/cari-project?cari=${own()}`) },
  ];
}

const open = ({ socketDir, port, database, password }: Target): postgres.Sql =>
  postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    ...{ database, password, user: 'postgres', max: 1, fetch_types: false, connect_timeout: 1 },
    onnotice: () => {},
  });

const answers = async (sql: postgres.Sql): Promise<boolean> => {
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  }
};

/** Ends a process of the database by force. Out: the moment at which the database answered again. */
async function crash(target: Target): Promise<number> {
  const sql = open(target);
  const [victim] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
  if (victim === undefined) throw new Error('the server has no connection to the database');
  process.kill(victim.pid, 'SIGKILL');
  // Until this one is lost too, the database has not begun its restart.
  while (await answers(sql)) await sleep(1);
  await sql.end({ timeout: 0 });
  return waitFor(target);
}

async function waitFor(target: Target): Promise<number> {
  for (;;) {
    const sql = open(target);
    const isThere = await answers(sql);
    await sql.end({ timeout: 0 });
    if (isThere) return performance.now();
    await sleep(5);
  }
}
