/**
 * What strangers' pages cost while members write (`npm run bench:cache`): requests per CPU second of server and database, and how many of
 * them the page cache answers, at 0, 1 and 50 writes a second over 20,000 listings; then what the notices of pages cost a write.
 * Every write concerns a page: a new listing, or a changed one, in turn. `--quick` makes one short round.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { runningSocket } from '../packages/backend/src/db/cluster/place.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { cpuSeconds, splitProcesses, type Roots } from './measure/cpu.ts';
import { median, percentile, runLoad, type Call } from './measure/load.ts';
import { keepWriting } from './work/keep-writing.ts';
import { makeOwner, ownerEmail } from './work/people.ts';
import { seedBench } from './work/seed-bench.ts';

const root = path.resolve(import.meta.dirname, '..');
const isQuick = process.argv.includes('--quick');
/** `--only=mixed` measures the pages of that name, and no writes alone. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
const rounds = isQuick ? 1 : 5;
const load = { connections: 16, ms: isQuick ? 1_000 : 2_500, minRequests: 500 };
const writeRates = [0, 1, 50];
const writesForTriggers = isQuick ? 300 : 1_000;

const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
const { databasePassword } = JSON.parse(
  fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8'),
) as { databasePassword: string };
const socket = runningSocket(path.join(server.dataDir, 'postgres'));
const sql = postgres({
  path: `${socket.socketDir}/.s.PGSQL.${socket.port}`,
  database: 'kawanusaha',
  user: 'postgres',
  password: databasePassword,
  max: 1,
  onnotice: () => {},
});
const roots: Roots = {
  server: server.pid,
  database: Number.parseInt(
    fs.readFileSync(path.join(server.dataDir, 'postgres/postmaster.pid'), 'utf8'),
    10,
  ),
};
const port = Number(new URL(server.url).port);

type Visit = {
  readonly perCpuSecond: number;
  readonly hitShare: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly writes: number;
  readonly errors: number;
};

/** One round of visits at a pace of writes. */
async function visit(pathOf: (n: number) => string, writesPerSecond: number): Promise<Visit> {
  let hits = 0;
  const call = (n: number): Call => ({
    method: 'GET',
    path: pathOf(n),
    headers: { 'accept-encoding': 'gzip, br, zstd' },
    answered: (headers) => {
      if (String(headers['cache-status']).includes('; hit')) hits += 1;
    },
  });
  const writer = keepWriting(port, owner, server.secretKey, listings, writesPerSecond);
  const processes = splitProcesses(roots);
  const pids = [...processes.server, ...processes.database];
  const before = cpuSeconds(pids);
  const done = await runLoad(port, call, load);
  const cpu = cpuSeconds(pids) - before;
  const written = await writer.stop();
  return {
    perCpuSecond: done.requests / cpu,
    hitShare: hits / done.requests,
    p50Ms: percentile(done.latenciesMs, 0.5),
    p99Ms: percentile(done.latenciesMs, 0.99),
    writes: written.done,
    errors: done.errors + written.errors,
  };
}

/** CPU of PostgreSQL in milliseconds for each of some writes, straight to the database. */
async function costOfWrites(isTold: boolean): Promise<{ insert: number; update: number }> {
  const change = isTold ? 'enable' : 'disable';
  for (const name of ['tell_pages_of_new', 'tell_pages_of_changed', 'tell_pages_of_gone'])
    await sql.unsafe(`alter table public.project_listings ${change} trigger ${name}`);
  const pids = splitProcesses(roots).database;
  const measure = async (write: (n: number) => Promise<unknown>): Promise<number> => {
    const before = cpuSeconds(pids);
    for (let n = 0; n < writesForTriggers; n += 1) await write(n);
    return ((cpuSeconds(pids) - before) * 1000) / writesForTriggers;
  };
  return {
    insert: await measure(
      (n) => sql`
        insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
          contact_method, owner_name, city)
        values (${owner.userId}, ${`Proyek langsung ${n}`}, 'Uraian proyek yang cukup panjang untuk satu baris.', 'Startup',
          '{Marketing,SEO}', '6280000000001', 'Pemilik Uji', 'Bandung')`,
    ),
    update: await measure(
      (n) => sql`
        update public.project_listings set timeline = ${`${n} minggu`} where id = ${listings[n % listings.length] ?? ''}`,
    ),
  };
}

const spread = (values: readonly number[], digits: number): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

const owner = await makeOwner(server);
await seedBench(sql, ownerEmail);
const listings = (
  await sql<{ id: string }[]>`select id from public.project_listings order by created_at desc`
).map(({ id }) => id);

const types = ['Startup', 'Marketing', 'Desain', 'Konsultasi'];
/** A tenth home, four tenths the directory and its types, half of them the details of the 200 newest listings. */
const mixed = (n: number): string => {
  const turn = n % 10;
  if (turn === 0) return '/';
  if (turn < 3) return '/cari-project';
  if (turn < 5) return `/cari-project?tipe=${types[Math.floor(n / 10) % types.length] ?? ''}`;
  return `/cari-project/${listings[(n * 7) % 200] ?? ''}`;
};
const subjects = [
  { name: '/', pathOf: () => '/' },
  { name: '/cari-project', pathOf: () => '/cari-project' },
  { name: 'mixed', pathOf: mixed },
].filter(({ name }) => name.includes(only));

try {
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, pathOf } of subjects) {
      for (const rate of writeRates) {
        const done = await visit(pathOf, rate);
        const key = `${name} · ${rate} writes/s`;
        // The first round warms up.
        if (round > 0) visits.set(key, [...(visits.get(key) ?? []), done]);
      }
    }
  }
  const table = Object.fromEntries(
    [...visits].map(([key, all]) => [
      key,
      {
        'requests per CPU s': spread(
          all.map(({ perCpuSecond }) => perCpuSecond),
          0,
        ),
        'hits %': spread(
          all.map(({ hitShare }) => hitShare * 100),
          1,
        ),
        'p50 ms': spread(
          all.map(({ p50Ms }) => p50Ms),
          2,
        ),
        'p99 ms': spread(
          all.map(({ p99Ms }) => p99Ms),
          1,
        ),
        writes: all.reduce((sum, { writes }) => sum + writes, 0),
        errors: all.reduce((sum, { errors }) => sum + errors, 0),
      },
    ]),
  );
  console.table(table);

  const costs: Record<string, number[]> = {};
  for (let round = only === '' ? 0 : rounds + 1; round <= rounds; round += 1) {
    for (const isTold of [true, false]) {
      const cost = await costOfWrites(isTold);
      if (round === 0) continue;
      for (const [kind, ms] of Object.entries(cost))
        (costs[`${kind}, ${isTold ? 'pages are told' : 'no notice'}`] ??= []).push(ms);
    }
  }
  const writes = Object.fromEntries(
    Object.entries(costs).map(([kind, all]) => [kind, { 'PostgreSQL CPU ms a write': spread(all, 3) }]),
  );
  console.table(writes);
  fs.mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'bench/results/cache.json'),
    JSON.stringify({ rounds, load, table, writes }, null, 2),
  );
} finally {
  await sql.end();
  await server.stop();
}
