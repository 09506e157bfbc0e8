/**
 * What requests, jobs and exports cost when there is ten times as much: `npm run bench:growth -- 20000 200000`. Each size gets a database
 * with so many accounts, projects, contacts, applications, notifications and orders; each statement is told with its time, the blocks it
 * touched and the rows of big tables it read (functions included), the least of some rounds, as a ratio to the smallest size. Tables read in
 * sequence are named. Where blocks grow and rows do not, the same rows lie on more pages of a larger table.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { exportOwnData } from '../apps/server/src/accounts/export-own-data/handler.ts';
import { loadLexicon } from '../apps/server/src/search/load-lexicon.ts';
import { migrateProduct } from '../apps/server/src/startup/migrate-product.ts';
import { startCluster } from '../packages/backend/src/db/cluster/start-cluster.ts';
import { fillDirectories } from '../supabase/tests/support/fill-directories.ts';
import { jobFunctions } from '../supabase/tests/support/job-functions.ts';
import {
  findPlanFaults,
  measurePlan,
  type NestedPlan,
  openPlanReader,
  type PlanReader,
} from '../supabase/tests/support/read-plans.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(20_000, 200_000);
const rounds = 5;
const flat = 1.5;
const bounds = {
  bigTables: new Set([
    ...['users', 'pengguna', 'project_listings', 'project_search', 'relasi_bisnis', 'contact_search'],
    ...['project_applications', 'notifications', 'payments'],
  ]),
  read: 20_000,
  sorted: 20_000,
};

type Caller = 'visitor' | 'owner' | 'staff';
type Statement = readonly [name: string, caller: Caller, text: (ids: Ids) => string];
type Ids = { readonly ownerId: string; readonly projectId: string; readonly staffId: string };
type Cost = {
  readonly ms: number;
  readonly blocks: number;
  readonly rows: number;
  readonly faults: readonly string[];
};

const statements: readonly Statement[] = [
  ['directory', 'visitor', () => 'select * from public.search_projects(p_limit => 24)'],
  [
    'directory, one kind',
    'visitor',
    () => `select * from public.search_projects(p_type => 'Startup', p_limit => 24)`,
  ],
  ['search', 'visitor', () => `select * from public.search_projects(q => 'desain jogja', p_limit => 24)`],
  [
    'search, frequent word',
    'visitor',
    () => `select * from public.search_projects(q => 'marketing', p_limit => 24)`,
  ],
  [
    'search, nothing found',
    'visitor',
    () => `select * from public.search_projects(q => 'zzzz qqqq', p_near => true)`,
  ],
  ['count', 'visitor', () => 'select public.count_projects()'],
  ['count of a search', 'visitor', () => `select public.count_projects(q => 'kopi')`],
  ['contacts', 'visitor', () => 'select * from public.search_contacts(p_limit => 24)'],
  ['figures', 'visitor', () => 'select * from public.get_public_stats()'],
  [
    'sitemap',
    'visitor',
    () =>
      'select id, updated_at from public.project_listings where is_active order by updated_at desc limit 1000',
  ],
  ['project', 'visitor', ({ projectId }) => `select public.get_project_page('${projectId}')`],
  [
    'owner: projects',
    'owner',
    ({ ownerId }) => `select id from public.project_listings where user_id = '${ownerId}'`,
  ],
  [
    'owner: notifications',
    'owner',
    ({ ownerId }) =>
      `select id from public.notifications where user_id = '${ownerId}' order by created_at desc limit 20`,
  ],
  [
    'owner: applications',
    'owner',
    ({ projectId }) => `select id from public.project_applications where project_id = '${projectId}'`,
  ],
  ['desk: people', 'staff', () => 'select * from public.admin_list_users()'],
  ['desk: people, last page', 'staff', () => 'select * from public.admin_list_users(page => 400)'],
  ['desk: a person', 'staff', () => `select * from public.admin_list_users(search => 'banyak19999')`],
  ['desk: a frequent name', 'staff', () => `select * from public.admin_list_users(search => 'anggota')`],
  ['desk: payments', 'staff', () => 'select * from public.admin_list_payments()'],
  [
    'desk: refunds owed',
    'staff',
    () => `select * from public.admin_list_payments(p_status => 'needs_refund')`,
  ],
  ['desk: an order', 'staff', () => `select * from public.admin_list_payments(search => 'UJI-19999')`],
  ['desk: reviews', 'staff', () => 'select * from public.admin_list_reviews()'],
  ['desk: tickets', 'staff', () => 'select * from public.admin_list_tickets()'],
  ['desk: vouchers', 'staff', () => 'select * from public.admin_list_vouchers()'],
  ['desk: status', 'staff', () => 'select public.admin_get_status()'],
];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-growth-'));
const cluster = await startCluster({
  dataDir: path.join(dataDir, 'pg'),
  password: randomBytes(16).toString('hex'),
  throwaway: true,
});

async function measure(size: number): Promise<Map<string, Cost>> {
  const database = `growth_${size}`;
  const { socketDir, port, owner: user, password } = cluster;
  const admin = postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    user,
    password,
    database: 'postgres',
    max: 1,
  });
  await admin.unsafe(`create database ${database}`);
  await admin.end();
  const reader: PlanReader = await openPlanReader({
    socket: { socketDir, port, user, password, database },
  });
  const { sql } = reader;
  await migrateProduct(sql);
  await loadLexicon(sql);
  const began = performance.now();
  const filled = await fillDirectories(sql, size);
  const [staff] = await sql<{ id: string }[]>`
    insert into public.user_roles (user_id, role)
    select id, 'admin' from public.pengguna where id <> ${filled.ownerId} order by id limit 1 returning user_id as id`;
  const ids: Ids = { ...filled, staffId: staff?.id ?? '' };
  // What is due is done first, so that what is measured is a run that finds nothing.
  for (const call of jobFunctions) await sql.unsafe(`select private.${call}`);
  await sql`vacuum analyze`;
  console.log(`${size} of each, filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  await printSizes(sql, size);
  const costs = new Map<string, Cost>();
  for (const [name, caller, text] of statements) {
    const userId = { visitor: null, owner: ids.ownerId, staff: ids.staffId }[caller];
    costs.set(name, await costOf(() => reader.read(userId, text(ids))));
  }
  for (const call of jobFunctions) {
    const run = (tx: postgres.TransactionSql): Promise<unknown> => tx.unsafe(`select private.${call}`);
    costs.set(`job: ${call}`, await costOf(() => reader.readOfServer(run)));
  }
  const exportOf = (tx: postgres.TransactionSql): Promise<unknown> =>
    Promise.resolve(
      exportOwnData.handler(new Request('http://localhost/'), {
        caller: { userId: ids.ownerId },
        deps: { database: { owner: tx } },
      } as unknown as Parameters<typeof exportOwnData.handler>[1]),
    );
  costs.set('export of one’s own data', await costOf(() => reader.readOfServer(exportOf)));
  await sql.end();
  return costs;
}

/** How much disk a row of each big table takes, with its indexes. */
async function printSizes(sql: postgres.Sql, size: number): Promise<void> {
  const tables = await sql<{ name: string; bytes: number }[]>`
    select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') and c.relname = any (${[...bounds.bigTables]})
    order by 2 desc`;
  console.log(tables.map(({ name, bytes }) => `${name} ${Math.round(bytes / size)} B a row`).join(', '));
}

/** The least of some rounds; a plan of a function counts what runs inside it once more, so the outermost alone is taken for blocks. */
async function costOf(run: () => Promise<NestedPlan[]>): Promise<Cost> {
  let [ms, blocks, rows] = [Infinity, Infinity, Infinity];
  const faults = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const plans = await run();
    ms = Math.min(ms, performance.now() - began);
    for (const plan of plans) for (const fault of findPlanFaults(plan, bounds)) faults.add(fault);
    const measured = plans.map((plan) => measurePlan(plan, bounds.bigTables));
    blocks = Math.min(blocks, Math.max(0, ...measured.map((one) => one.blocks)));
    rows = Math.min(
      rows,
      measured.reduce((sum, one) => sum + one.rows, 0),
    );
  }
  return { ms, blocks, rows, faults: [...faults] };
}

function printCost(label: string, cost: Cost, base: Cost): void {
  const ratio = cost.blocks / Math.max(1, base.blocks);
  const grown = cost.rows / Math.max(1, base.rows);
  const mark = ratio > flat ? ` NOT FLAT (rows × ${grown.toFixed(2)})` : '';
  const faults = cost.faults.length === 0 ? '' : ` [${cost.faults.join('; ')}]`;
  console.log(
    `${label}: ${cost.ms.toFixed(1)} ms ${cost.blocks} blocks (× ${ratio.toFixed(2)}) ${cost.rows} rows${mark}${faults}`,
  );
}

try {
  const first = new Map<string, Cost>();
  for (const size of sizes) {
    // What is measured is told at once: a larger size may take an hour.
    for (const [name, cost] of await measure(size)) {
      const base = first.get(name) ?? cost;
      first.set(name, base);
      printCost(`${name.padEnd(36)} ${size}`, cost, base);
    }
  }
} finally {
  await cluster.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
