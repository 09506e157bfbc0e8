/**
 * What requests cost when there is ten times as much: `npm run bench:growth -- 20000 200000`. Each size gets a database with so many
 * accounts, projects, contacts, applications, notifications and orders; each statement is told with its time and the blocks it read
 * (functions included), the best of some rounds, as a ratio to the smallest size. Tables read in sequence are named.
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
import { fillDirectories } from '../supabase/tests/support/fill-directories.ts';
import { findPlanFaults, openPlanReader } from '../supabase/tests/support/read-plans.ts';

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

type Statement = readonly [name: string, isMember: boolean, text: (ids: Ids) => string];
type Ids = { readonly ownerId: string; readonly projectId: string };
type Cost = { readonly ms: number; readonly blocks: number; readonly faults: readonly string[] };

const statements: readonly Statement[] = [
  ['directory', false, () => 'select * from public.search_projects(p_limit => 24)'],
  [
    'directory, one kind',
    false,
    () => `select * from public.search_projects(p_type => 'Startup', p_limit => 24)`,
  ],
  ['search', false, () => `select * from public.search_projects(q => 'desain jogja', p_limit => 24)`],
  [
    'search, frequent word',
    false,
    () => `select * from public.search_projects(q => 'marketing', p_limit => 24)`,
  ],
  [
    'search, nothing found',
    false,
    () => `select * from public.search_projects(q => 'zzzz qqqq', p_near => true)`,
  ],
  ['count', false, () => 'select public.count_projects()'],
  ['count of a search', false, () => `select public.count_projects(q => 'kopi')`],
  ['contacts', false, () => 'select * from public.search_contacts(p_limit => 24)'],
  ['figures', false, () => 'select * from public.get_public_stats()'],
  [
    'sitemap',
    false,
    () =>
      'select id, updated_at from public.project_listings where is_active order by updated_at desc limit 1000',
  ],
  ['project', false, ({ projectId }) => `select public.get_project_page('${projectId}')`],
  [
    'owner: projects',
    true,
    ({ ownerId }) => `select id from public.project_listings where user_id = '${ownerId}'`,
  ],
  [
    'owner: notifications',
    true,
    ({ ownerId }) =>
      `select id from public.notifications where user_id = '${ownerId}' order by created_at desc limit 20`,
  ],
  [
    'owner: applications',
    true,
    ({ projectId }) => `select id from public.project_applications where project_id = '${projectId}'`,
  ],
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
  const { sql, read } = await openPlanReader({ socket: { socketDir, port, user, password, database } });
  await migrateProduct(sql);
  await loadLexicon(sql);
  const began = performance.now();
  const ids = await fillDirectories(sql, size);
  await sql`vacuum analyze`;
  console.log(`${size} of each, filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const costs = new Map<string, Cost>();
  for (const [name, isMember, text] of statements) {
    const userId = isMember ? ids.ownerId : null;
    const plans = await read(userId, text(ids));
    const faults = [...new Set(plans.flatMap((plan) => findPlanFaults(plan, bounds)))];
    costs.set(name, { ...(await explain(sql, userId, text(ids))), faults });
  }
  await sql.end();
  return costs;
}

/** The best of some rounds, as the role that asks. */
async function explain(
  sql: postgres.Sql,
  userId: string | null,
  text: string,
): Promise<Omit<Cost, 'faults'>> {
  type Explained = {
    'Execution Time': number;
    Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>;
  };
  const all = await sql.begin(async (tx) => {
    const claims = userId === null ? '' : JSON.stringify({ sub: userId, role: 'authenticated' });
    await tx`select set_config('request.jwt.claims', ${claims}, true)`;
    await tx.unsafe(`set local role ${userId === null ? 'anon' : 'authenticated'}`);
    const told: Explained[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [row] = await tx.unsafe(`explain (analyze, buffers, format json) ${text}`);
      const [one] = (row?.['QUERY PLAN'] ?? []) as Explained[];
      if (one !== undefined) told.push(one);
    }
    return told;
  });
  return {
    ms: Math.min(...all.map((one) => one['Execution Time'])),
    blocks: Math.min(...all.map(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'])),
  };
}

try {
  const all: (readonly [size: number, costs: Map<string, Cost>])[] = [];
  for (const size of sizes) all.push([size, await measure(size)]);
  const first = all[0]?.[1];
  for (const [name] of statements) {
    const base = first?.get(name);
    const parts = all.map(([size, costs]) => {
      const cost = costs.get(name);
      if (cost === undefined || base === undefined) return '';
      const ratio = cost.blocks / Math.max(1, base.blocks);
      const mark = ratio > flat ? ' NOT FLAT' : '';
      const faults = cost.faults.length === 0 ? '' : ` [${cost.faults.join('; ')}]`;
      return `${size}: ${cost.ms.toFixed(1)} ms ${cost.blocks} blocks (× ${ratio.toFixed(2)})${mark}${faults}`;
    });
    console.log(`${name.padEnd(24)} ${parts.join('  ')}`);
  }
} finally {
  await cluster.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
