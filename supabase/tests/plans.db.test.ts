/**
 * What the requests of visitors and members read when the tables are big (issue 19 §3): no table read in sequence, nothing counted or
 * sorted as a whole, no more rows than the documented bounds; and so of the desk's lists of what grows with the people.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import type { TransactionSql } from 'postgres';
import { exportOwnData } from '../../apps/server/src/accounts/export-own-data/handler.ts';
import { loadLexicon } from '../../apps/server/src/search/load-lexicon.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { fillDirectories, fillReports, fillSignIns } from './support/fill-directories.ts';
import { jobFunctions } from './support/job-functions.ts';
import { findPlanFaults, openPlanReader, type PlanBounds, type PlanReader } from './support/read-plans.ts';

const rows = 24_000;
const bounds: PlanBounds = {
  bigTables: new Set([
    'users',
    'pengguna',
    'project_listings',
    'project_search',
    'relasi_bisnis',
    'contact_search',
    'project_applications',
    'notifications',
    'payments',
    'vouchers',
    'contact_messages',
    'reports',
    'audit_log_entries',
    'lexicon_words',
    'lexicon_forms',
  ]),
  read: 20_000,
  sorted: 20_000,
};

let database: TestDatabase;
let reader: PlanReader;
let ownerId: string;
let projectId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadLexicon(database.owner);
  reader = await openPlanReader(database);
  ({ ownerId, projectId } = await fillDirectories(reader.sql, rows));
}, 180_000);
afterAll(async () => {
  await reader.sql.end();
  await database.drop();
});

const faultsOf = async (userId: string | null, statement: string): Promise<string[]> => {
  const plans = await reader.read(userId, statement);
  expect(plans.length).toBeGreaterThan(0);
  return [...new Set(plans.flatMap((plan) => findPlanFaults(plan, bounds)))];
};

/** Arguments of the directories, as their pages pass them. */
const projectCalls = [
  '',
  `p_type => 'Startup'`,
  `p_skills => '{SEO,Finance}'`,
  `p_city => 'Surabaya'`,
  `p_city => 'Kota Yang Tidak Ada'`,
  `p_remote => true`,
  `p_budget => 'none'`,
  `p_budget => '1000000-5000000'`,
  `p_budget => '900000000-'`,
  `p_type => 'Startup', p_city => 'Malang', p_remote => false`,
  ...['marketing', 'kuliner', 'kopi', 'tenun ntt', 'desain jogja', 'kuliner selain frozen'].map(
    (q) => `q => '${q}'`,
  ),
  `q => 'mahasiswa cari tim desain ui aplikasi'`,
  `q => 'mkanan beku'`,
  `q => 'zzzz qqqq'`,
  `q => 'marketing', p_city => 'Surabaya'`,
  `q => 'kuliner', p_remote => true, p_budget => '1000000-'`,
];
const contactCalls = [
  '',
  `p_skill => 'Keuangan'`,
  `p_city => 'Surabaya'`,
  `q => 'kuliner'`,
  `q => 'desain jogja'`,
  `q => 'marketing', p_skill => 'Marketing'`,
  `q => 'zzzz qqqq'`,
];
const next = `p_before => now() - interval '200 hours', p_before_id => gen_random_uuid()`;
const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');

describe('a visitor', () => {
  test.each(projectCalls)('reads a bounded part of the projects: %s', async (call) => {
    expect(
      await faultsOf(null, `select * from public.search_projects(${join(call, 'p_limit => 24')})`),
    ).toEqual([]);
    expect(await faultsOf(null, `select * from public.search_projects(${join(call, next)})`)).toEqual([]);
    expect(await faultsOf(null, `select public.count_projects(${call})`)).toEqual([]);
  });

  test.each(contactCalls)('reads a bounded part of the contacts: %s', async (call) => {
    expect(
      await faultsOf(null, `select * from public.search_contacts(${join(call, 'p_limit => 24')})`),
    ).toEqual([]);
    expect(await faultsOf(null, `select * from public.search_contacts(${join(call, next)})`)).toEqual([]);
    expect(await faultsOf(null, `select public.count_contacts(${call})`)).toEqual([]);
  });

  test('the near ones, where nothing answers', async () => {
    expect(
      await faultsOf(null, `select * from public.search_projects(q => 'zzzz qqqq', p_near => true)`),
    ).toEqual([]);
    expect(
      await faultsOf(null, `select * from public.search_contacts(q => 'zzzz qqqq', p_near => true)`),
    ).toEqual([]);
  });

  test('the figures of the landing page, the sitemap, a project and its owner', async () => {
    expect(await faultsOf(null, 'select * from public.get_public_stats()')).toEqual([]);
    for (const table of ['project_listings where is_active', 'relasi_bisnis']) {
      expect(
        await faultsOf(
          null,
          `select id, updated_at from public.${table} order by updated_at desc limit 1000`,
        ),
      ).toEqual([]);
    }
    expect(await faultsOf(null, `select public.get_project_page('${projectId}')`)).toEqual([]);
    expect(await faultsOf(null, `select public.get_reply_days('${projectId}')`)).toEqual([]);
    expect(await faultsOf(null, `select * from public.get_people_signs('{${ownerId}}')`)).toEqual([]);
    expect(await faultsOf(null, `select public.get_public_profile('banyak1')`)).toEqual([]);
  });
});

const own: readonly ((id: string) => string)[] = [
  (id) =>
    `select id, project_name from public.project_listings where user_id = '${id}' order by created_at desc limit 50`,
  (id) =>
    `select id from public.project_applications where applicant_id = '${id}' order by created_at desc limit 100`,
  (
    id,
  ) => `select a.id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where p.user_id = '${id}' order by a.created_at desc, a.id desc limit 20`,
  () => `select id, title from public.notifications order by created_at desc, id desc limit 20`,
  () => `select id from public.notifications where read_at is null limit 1`,
  (id) => `select order_id from public.payments where user_id = '${id}' order by created_at desc limit 50`,
  () => `select * from public.list_threads()`,
  () => `select * from public.list_number_views(200)`,
  () => `select * from public.get_wallet()`,
  () => `select * from public.get_referral_timeline()`,
  () => `select public.get_referral_stats()`,
];
test('a member reads a bounded part of the lists', async () => {
  for (const statement of own) expect(await faultsOf(ownerId, statement(ownerId))).toEqual([]);
});

/** The export of one's own data, which the server reads in one statement. */
const exportOf =
  (userId: string) =>
  (transaction: TransactionSql): Promise<unknown> =>
    Promise.resolve(
      exportOwnData.handler(new Request('http://localhost/'), {
        caller: { userId },
        deps: { database: { owner: transaction } },
      } as unknown as Parameters<typeof exportOwnData.handler>[1]),
    );
test('the export of one’s own data reads a bounded part', async () => {
  const plans = await reader.readOfServer(exportOf(ownerId));
  expect(plans.length).toBeGreaterThan(0);
  expect([...new Set(plans.flatMap((plan) => findPlanFaults(plan, bounds)))]).toEqual([]);
});

test('the jobs that bench:growth measures are those of the server', () => {
  const file = path.resolve(import.meta.dirname, '../../apps/server/src/jobs/list-jobs.ts');
  const named = [...fs.readFileSync(file, 'utf8').matchAll(/private\.(\w+)\(/g)].map(([, name]) => name);
  expect(jobFunctions.map((call) => call.split('(')[0])).toEqual([...new Set(named)].toSorted());
});

const searches = [
  '',
  `search => 'banyak23999'`,
  `search => 'anggota'`,
  `search => 'ba'`,
  `search => 'UJI-2399'`,
];
const ofDesk: readonly string[] = [
  ...searches.map((call) => `admin_list_users(${call})`),
  `admin_list_users(search => '812345678', page => 3)`,
  'admin_list_users(page => 400)',
  ...searches.map((call) => `admin_list_payments(${call})`),
  ...['pending', 'paid', 'needs_refund', 'partially_refunded', 'check_failed'].map(
    (status) => `admin_list_payments(p_status => '${status}')`,
  ),
  `admin_list_payments(search => 'banyak1', p_status => 'pending')`,
  ...searches.map((call) => `admin_list_vouchers(${call})`),
  ...['active', 'expired', 'paid', 'frozen', 'unapproved', 'payable'].map(
    (status) => `admin_list_vouchers(p_status => '${status}')`,
  ),
  `admin_list_vouchers(search => 'V0012', p_status => 'expired')`,
  'admin_list_vouchers(page => 400)',
  ...['open', 'mine', 'new', 'working', 'done', 'all'].map((state) => `admin_list_tickets('${state}')`),
  ...['T-2399', 'tulis', 'ba', 'banyak23999'].map((term) => `admin_list_tickets('all', '${term}')`),
  `admin_list_audit()`,
  `admin_list_audit(search => 'banyak23999')`,
  'admin_list_reviews()',
  'admin_list_reviews(page => 41)',
];
test('a job that runs again and again reads what is due, not all there is', async () => {
  const due: PlanBounds = { ...bounds, read: 5_000, sorted: 5_000 };
  for (const call of jobFunctions) {
    const plans = await reader.readOfServer((transaction) => transaction.unsafe(`select private.${call}`));
    expect([call, [...new Set(plans.flatMap((plan) => findPlanFaults(plan, due)))]]).toEqual([call, []]);
  }
});

test('the staff reads a bounded part of people, payments and what was done', async () => {
  await reader.sql`
    insert into public.user_roles (user_id, role) values (${ownerId}, 'admin') on conflict do nothing`;
  // Again and again: from its sixth run on a function may keep one plan for all arguments.
  for (const call of [...ofDesk, ...ofDesk])
    expect([call, await faultsOf(ownerId, `select * from public.${call}`)]).toEqual([call, []]);
});

test('a part of a name that most people have is found among the newest, without gathering all of them from the index', async () => {
  const readsIndex = async (term: string): Promise<boolean> =>
    JSON.stringify(
      await reader.read(ownerId, `select id from public.admin_list_users(search => '${term}')`),
    ).includes('pengguna_trgm_idx');
  expect(await readsIndex('anggota')).toBe(false);
  expect(await readsIndex('banyak19999')).toBe(true);
});

test('vouchers and tickets come in the order of their state, and are counted as far as the pages go', async () => {
  await reader.sql`
    insert into public.user_roles (user_id, role) values (${ownerId}, 'admin') on conflict do nothing`;
  const list = (call: string) =>
    reader.sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ownerId, role: 'authenticated', aal: 'aal2' })}, true)`;
      return transaction.unsafe<{ label: string; total: number }[]>(call);
    });
  const vouchers = (args: string) =>
    list(
      `select voucher_code as label, total_count::int as total from public.admin_list_vouchers(${args}, page_size => 3)`,
    );
  const tickets = (args: string) =>
    list(
      `select ticket_number as label, total_count::int as total from public.admin_list_tickets(${args}, page_size => 3)`,
    );
  const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);
  const all = await vouchers(`p_status => 'all'`);
  expect(labels(all)).toEqual(['V00001', 'V00002', 'V00003']);
  expect(all[0]?.total).toBe(10_001);
  expect(labels(await vouchers(`p_status => 'all', page => 2`))).toEqual(['V00004', 'V00005', 'V00006']);
  const [expired] = await vouchers(`p_status => 'expired'`);
  expect(expired).toEqual({ label: 'V00002', total: 10_001 });
  expect(await vouchers(`p_status => 'active'`)).toMatchObject([
    { label: 'V00001', total: 8_000 },
    { label: 'V00004' },
    { label: 'V00007' },
  ]);
  expect(await vouchers(`p_status => 'expired', search => 'v0000'`)).toMatchObject([
    { label: 'V00002', total: 6 },
    { label: 'V00003' },
    { label: 'V00005' },
  ]);
  const open = await tickets(`'open'`);
  expect(open).toMatchObject([
    { label: 'T-23999', total: 10_001 },
    { label: 'T-23996' },
    { label: 'T-23993' },
  ]);
  expect(await tickets(`'done'`)).toMatchObject([
    { label: 'T-3', total: 8_000 },
    { label: 'T-6' },
    { label: 'T-9' },
  ]);
  expect(await tickets(`'open', 'tulis2399'`)).toMatchObject([
    { label: 'T-23999', total: 8 },
    { label: 'T-23996' },
    { label: 'T-23993' },
  ]);
});

test('the events around a person and the queue of reviews are bounded, and counted as far as their pages go', async () => {
  await reader.sql`
    insert into public.user_roles (user_id, role) values (${ownerId}, 'admin') on conflict do nothing`;
  const [other] = await reader.sql<{ id: string }[]>`
    select id from public.pengguna where username = 'banyak23999'`;
  const otherId = other?.id ?? '';
  await fillSignIns(reader.sql, otherId, rows);
  await reader.sql`
    insert into public.audit_log (actor_id, action, target_kind, target_id) values (${ownerId}, 'person.opened', 'user', ${otherId})`;
  const calls = [
    'all',
    'signin',
    'order',
    'coin',
    'referral',
    'listing',
    'application',
    'report',
    'ticket',
    'admin',
  ].flatMap((kind) => [1, 40].map((page) => `admin_list_person_events('${otherId}', '${kind}', ${page})`));
  for (const call of calls)
    expect([call, await faultsOf(ownerId, `select * from public.${call}`)]).toEqual([call, []]);
  const list = (call: string) =>
    reader.sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ownerId, role: 'authenticated', aal: 'aal2' })}, true)`;
      return transaction.unsafe<{ label: string; total: number }[]>(call);
    });
  const events = (page: number) =>
    list(`select action as label, total_count::int as total
      from public.admin_list_person_events('${otherId}', 'signin', ${page}, 30)`);
  expect(await events(34)).toEqual(Array.from({ length: 10 }, () => ({ label: 'login', total: 1_001 })));
  expect(await events(35)).toEqual([]);
  const reviews = (page: number) =>
    list(`select title as label, total_count::int as total from public.admin_list_reviews(${page}, 30)`);
  expect((await reviews(1)).slice(0, 2)).toEqual([
    { label: 'Laporan 24000', total: 1_001 },
    { label: 'Laporan 23999', total: 1_001 },
  ]);
  expect((await reviews(34)).map(({ label }) => label)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Laporan ${24_000 - 990 - at}`),
  );
  expect(await reviews(35)).toEqual([]);
});

test('what is known of a person beside a report is bounded, however many reports and decisions there are', async () => {
  await reader.sql`
    insert into public.user_roles (user_id, role) values (${ownerId}, 'admin') on conflict do nothing`;
  const [other] = await reader.sql<{ id: string }[]>`
    select id from public.pengguna where username = 'banyak23998'`;
  const otherId = other?.id ?? '';
  await fillReports(reader.sql, otherId, rows);
  const call = 'public.admin_list_reviews(1, 1)';
  const plans = await reader.read(ownerId, `select * from ${call}`);
  // Its own lines of the queue reach 10,000 reports; the history of two persons adds 101 of each kind.
  const read = plans.flatMap((plan) => findPlanFaults(plan, { ...bounds, read: 11_000 }));
  expect(read).toEqual([]);
  const [line] = await reader.sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ownerId, role: 'authenticated', aal: 'aal2' })}, true)`;
    return transaction.unsafe<{ owner: Record<string, unknown>; reports: { reporter: unknown }[] }[]>(
      `select owner, reports from ${call}`,
    );
  });
  // The latest: every second was right.
  expect(line?.owner).toMatchObject({ id: otherId, about: 101, about_right: 50, decisions: 101 });
  expect(line?.reports.map(({ reporter }) => reporter)).toMatchObject([
    { id: otherId, made: 101, made_right: 50, made_wrong: 50 },
  ]);
});

test('what reads, counts or sorts everything is found, inside a function too', async () => {
  const found = async (statement: string) => (await faultsOf(null, statement)).join('\n');
  expect(await found('select count(*) from public.relasi_bisnis')).toMatch(
    /^reads \d+ rows of relasi_bisnis/m,
  );
  expect(await found(`select id from public.relasi_bisnis where vision like '%x%'`)).toContain('in sequence');
  expect(await found('select name from public.relasi_bisnis order by name offset 20000')).toMatch(
    /^sorts \d+ rows/m,
  );
  await reader.sql.unsafe(`
    create function public.count_all() returns bigint language plpgsql stable security definer
    as 'begin return (select count(*) from private.contact_search); end';
    grant execute on function public.count_all() to anon`);
  expect(await found('select public.count_all()')).toContain('contact_search');
});
