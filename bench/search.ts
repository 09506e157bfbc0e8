/**
 * How long the project directory takes to answer a query among many listings: `npm run bench:search -- 200000`.
 * Texts are those of the judged listings, each with other towns and skills; some thousand are written through the trigger, the rest
 * are copies with other dates, so that frequent words are as frequent as they would be. Asked in the database, one after the other.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { loadLexicon } from '../apps/server/src/search/load-lexicon.ts';
import { migrateProduct } from '../apps/server/src/startup/migrate-product.ts';
import { startCluster } from '../packages/backend/src/db/cluster/start-cluster.ts';
import { readListings } from '../quality/read-sets.ts';

const wanted = Number(process.argv[2] ?? 200_000);
const written = 2_000;
const people = 1_000;
const rounds = 5;

const queries = [
  'marketing',
  'desain',
  'programmer',
  'kuliner',
  'makanan',
  'kopi',
  'jatim',
  'jawa',
  'desain jogja',
  'programmer sby',
  'kuliner bandung',
  'tenun ntt',
  'aplikasi kasir warung',
  'mahasiswa cari tim desain ui aplikasi',
  'kuliner selain frozen',
  'ngopi',
  'mkanan beku',
  'hidroponk',
  'zzzz qqqq',
  'ternak unta',
];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-search-'));
const cluster = await startCluster({
  dataDir: path.join(dataDir, 'pg'),
  password: randomBytes(16).toString('hex'),
  throwaway: true,
});
const open = (database: string): postgres.Sql =>
  postgres({
    path: `${cluster.socketDir}/.s.PGSQL.${cluster.port}`,
    user: cluster.owner,
    password: cluster.password,
    database,
    max: 1,
    onnotice: () => {},
  });

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Writes the first listings as persons would, then copies them with their terms until there are enough. */
async function fill(sql: postgres.Sql): Promise<void> {
  const owners = await sql<{ id: string }[]>`
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'bench' || n || '@contoh.test', now() from generate_series(1, ${people}::integer) as n returning id`;
  const listings = readListings('search');
  const started = performance.now();
  for (let at = 0; at < written; at += 1) {
    const owner = owners[(at * 11) % owners.length];
    const text = listings[at % listings.length];
    const other = listings[(at * 7 + 3) % listings.length];
    const third = listings[(at * 13 + 5) % listings.length];
    if (!owner || !text || !other || !third) continue;
    await sql`
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, city, created_at)
      values (${owner.id}, ${text.project_name}, ${`${text.project_description} ${other.project_description}`},
        ${third.project_type}, ${[...third.required_skills]}, '6280000000001', 'Pemilik Uji', ${other.city},
        now() - ${at} * interval '1 minute')`;
  }
  const each = (performance.now() - started) / written;
  process.stdout.write(`write one listing        ${each.toFixed(1)} ms\n`);
  await sql`set maintenance_work_mem = '512MB'`;
  await sql`alter table public.project_listings disable trigger user`;
  // Indexes are faster made than kept.
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('public.project_listings'::regclass, 'private.project_search'::regclass) and not indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await sql`
    with copy as (
      insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
        contact_method, owner_name, city, created_at, budget_range)
      select p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.contact_method,
        p.owner_name, p.city, p.created_at - n * interval '1 day', p.id::text
      from public.project_listings as p cross join generate_series(1, ${Math.max(0, Math.ceil(wanted / written) - 1)}::integer) as n
      returning id, created_at, budget_range
    )
    insert into private.project_search (project_id, created_at, lexicon, terms)
    select copy.id, copy.created_at, s.lexicon, s.terms
    from copy join private.project_search as s on s.project_id = copy.budget_range::uuid`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`alter table public.project_listings enable trigger user`;
  await sql`vacuum analyze public.project_listings, private.project_search`;
}

async function measure(sql: postgres.Sql): Promise<void> {
  const all: number[] = [];
  for (const query of queries) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const started = performance.now();
      const rows = await sql`select id, matches from public.search_projects(q => ${query}, p_limit => 24)`;
      // The first one warms up.
      if (round > 0) times.push(performance.now() - started);
      found = rows.length;
    }
    const started = performance.now();
    const [count] = await sql<{ n: string }[]>`select public.count_projects(q => ${query}) as n`;
    const counted = performance.now() - started;
    const sorted = times.toSorted((a, b) => a - b);
    all.push(...times);
    process.stdout.write(
      `${query.padEnd(40)} ${quantile(sorted, 0.5).toFixed(1).padStart(7)} ms  ${String(found).padStart(3)} rows  ` +
        `count ${count?.n ?? '?'} in ${counted.toFixed(0)} ms\n`,
    );
  }
  const sorted = all.toSorted((a, b) => a - b);
  process.stdout.write(
    `all: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p95 ${quantile(sorted, 0.95).toFixed(1)} ms, slowest ${quantile(sorted, 1).toFixed(1)} ms\n`,
  );
}

try {
  const admin = open('postgres');
  await admin.unsafe('create database kawanusaha');
  await admin.end();
  const sql = open('kawanusaha');
  await migrateProduct(sql);
  await loadLexicon(sql);
  await fill(sql);
  const [size] = await sql<{ listings: string; terms: string }[]>`
    select (select count(*) from public.project_listings) as listings,
      pg_size_pretty(pg_total_relation_size('private.project_search')) as terms`;
  process.stdout.write(`listings ${size?.listings ?? '?'}, terms and their index ${size?.terms ?? '?'}\n`);
  await measure(sql);
  if (process.argv.includes('--keep')) {
    process.stdout.write(`${cluster.socketDir} ${cluster.port} ${cluster.password}\n`);
    await new Promise((resolve) => process.once('SIGTERM', resolve));
  }
  await sql.end();
} finally {
  await cluster.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
