import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { coinValueRupiah, minWithdrawCoins } from '@kawanusaha/contracts/business';
import { contactSkills, projectTypes } from '@kawanusaha/contracts/directory';
import { testSettings } from '#testing/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#startup/demo/accounts.ts';
import { seedDemo } from '#startup/demo/seed-demo.ts';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';

let database: TestDatabase;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-demo-'));
const store = createDiskStore(directory);
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.owner, store, testSettings.jwtSecret);
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

test('there are 200 listings over every type and 120 contacts over every skill', async () => {
  const types =
    await database.owner`select project_type as name, count(*)::int from public.project_listings group by 1`;
  expect(new Set(types.map((row) => row['name']))).toEqual(new Set(projectTypes));
  expect(types.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(200);
  const skills =
    await database.owner`select main_skill as name, count(*)::int from public.relasi_bisnis group by 1`;
  expect(new Set(skills.map((row) => row['name']))).toEqual(new Set(contactSkills));
  expect(skills.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(120);
});

test('the Premium account was accepted somewhere and still waits elsewhere', async () => {
  const rows = await database.owner<{ status: string }[]>`
    select distinct status from public.project_applications
    where applicant_id = ${demoAccounts.find(({ kind }) => kind === 'premium')?.id ?? null} and closed_reason is null`;
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['accepted', 'pending']));
});

test('there are applications in each state, some of them to the demo owner', async () => {
  const owner = demoAccounts[2]?.id ?? '';
  const states = await database.owner`
    select a.status, count(*) filter (where p.user_id = ${owner})::int as own, count(*)::int as every
    from public.project_applications a join public.project_listings p on p.id = a.project_id group by 1`;
  expect(states.map((row) => row['status']).toSorted()).toEqual(['accepted', 'pending', 'rejected']);
  for (const row of states) expect(Number(row['own'])).toBeGreaterThan(0);
});

test('the demo owner has conversations, one with a line that is marked, and one unread line in each', async () => {
  const owner = demoAccounts[2]?.id ?? '';
  const talks = await database.owner`
    select m.unread, count(l.id)::int as lines, count(l.risk)::int as marked
    from public.thread_members m join public.thread_messages l on l.thread_id = m.thread_id
    where m.user_id = ${owner} group by m.thread_id, m.unread order by lines`;
  expect([...talks]).toEqual([
    { unread: 1, lines: 3, marked: 1 },
    { unread: 1, lines: 4, marked: 0 },
  ]);
});

test('a team of the demo owner has agreed, and the Premium member keeps projects and a search', async () => {
  const [team] = await database.owner`
    select (select count(*)::int from public.agreement_confirmations as c where c.project_id = g.project_id and c.content_hash = g.content_hash) as confirmed,
      (select count(*)::int from public.project_milestones as s where s.project_id = g.project_id) as milestones,
      (select count(*)::int from public.project_updates as u where u.project_id = g.project_id) as updates
    from public.team_agreements as g`;
  expect(team).toEqual({ confirmed: 2, milestones: 2, updates: 2 });
  const [saved] = await database.owner`
    select (select count(*)::int from public.saved_projects where user_id = ${demoAccounts[1]?.id ?? ''}) as projects,
      (select count(*)::int from public.saved_searches where user_id = ${demoAccounts[1]?.id ?? ''}) as searches`;
  expect(saved).toEqual({ projects: 3, searches: 1 });
});

test('every second listing seeks roles, of which no more seats are taken than there are; applications name one', async () => {
  const [seats] = await database.owner`
    select count(distinct r.project_id)::int as listings, count(*) filter (where taken > r.seats)::int as beyond,
      count(*) filter (where taken > 0)::int > 0 as taken, bool_or(taken >= r.seats) as filled,
      count(*) filter (where taken < r.seats)::int > 0 as free
    from public.listing_roles r, private.seats_taken(r.project_id, r.id) as taken`;
  expect(seats).toEqual({ listings: 95, beyond: 0, taken: true, filled: true, free: true });
  const [named] = await database.owner`
    select count(*) filter (where a.role_id is null and a.status <> 'accepted')::int as unnamed
    from public.project_applications a
    where exists (select from public.listing_roles r where r.project_id = a.project_id)`;
  expect(named).toEqual({ unnamed: 0 });
});

test('people say what they can do, half of them want to be found, and the demo owner seeks roles', async () => {
  const [said] = await database.owner`
    select count(*)::int as profiles, count(*) filter (where findable)::int as findable,
      (select count(*)::int from public.listing_roles r join public.project_listings p on p.id = r.project_id
        where p.user_id = ${demoAccounts[2]?.id ?? ''}) as roles
    from public.matching_profiles`;
  expect(said).toEqual({ profiles: 59, findable: 29, roles: 11 });
});

test('people show their campus and what they finished; the demo owner has a page with all of it', async () => {
  const [shown] = await database.owner`
    select count(*)::int as profiles, (select count(*)::int from public.campus_mails) > 30 as campuses,
      (select count(*)::int from public.collaborations where confirmed_at is not null) > 0 as finished
    from public.public_profiles`;
  expect(shown).toEqual({ profiles: 59, campuses: true, finished: true });
  const [row] = await database.owner<{ page: Record<string, unknown> }[]>`
    select public.get_public_profile(${demoAccounts[2]?.username ?? ''}) as page`;
  expect(row?.page).toMatchObject({
    name: 'Sari Lestari',
    campus: {},
    skills: [{}, {}],
    collaborations: expect.arrayContaining([expect.objectContaining({ role: 'Pemilik proyek' })]),
  });
});

test('the accounts are an admin, a Premium member and two free members', async () => {
  const rows = await database.owner`
    select u.email, exists (select from public.user_roles r where r.user_id = u.id) as admin,
      private.has_premium(u.id) as premium, u.encrypted_password is not null as "canSignIn"
    from auth.users u where u.id = any(${demoAccounts.map((account) => account.id)}) order by u.id`;
  expect(rows.map((row) => [row['admin'], row['premium'], row['canSignIn']])).toEqual([
    [true, false, true],
    [false, true, true],
    [false, false, true],
    [false, false, true],
  ]);
});

test('the Premium member and the owner have people, coins and vouchers to look at; the books hold', async () => {
  const statsOf = (index: number) =>
    database.owner.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: demoAccounts[index]?.id })}, true)`;
      const [stats] = await sql`select public.get_referral_stats() as s`;
      const [wallet] = await sql`select * from public.get_wallet()`;
      const weeks = await sql`
        select count(distinct date_trunc('week', day))::int as weeks, sum(purchases)::int as purchases
        from public.get_referral_timeline(90)`;
      return { ...stats?.['s'], ...wallet, ...weeks[0] };
    });
  const premium = await statsOf(1);
  expect(premium.totalReferred).toBeGreaterThan(10);
  expect(premium.premiumCount).toBeGreaterThan(1);
  expect(premium.weeks).toBeGreaterThan(5);
  expect(premium.purchases).toBe(premium.premiumCount);
  expect(premium.available).toBeGreaterThanOrEqual(minWithdrawCoins);
  expect(premium.held).toBeGreaterThan(0);
  const owner = await statsOf(2);
  expect(owner.totalReferred).toBeGreaterThan(4);
  expect(await statsOf(3)).toMatchObject({ totalReferred: 0, total: 0 });

  const vouchers =
    await database.owner`select user_id, status, amount, coins from public.vouchers order by created_at`;
  expect(vouchers.map((voucher) => [voucher['status'], voucher['user_id']])).toEqual([
    ['paid', demoAccounts[1]?.id],
    ['expired', demoAccounts[1]?.id],
    ['active', demoAccounts[2]?.id],
  ]);
  for (const { amount, coins } of vouchers) expect(amount).toBe(Number(coins) * coinValueRupiah);
  expect(await database.owner`select * from private.audit_invariants()`).toEqual([]);
});

test('the desk keeps figures of three kinds, each the one that the product brings along', async () => {
  const rows = await database.owner`
    select kind, count(*)::int as count, bool_and(source_name like 'Contoh demo: %') as named from public.local_figures
    group by kind order by kind`;
  expect([...rows]).toEqual([
    { kind: 'minimum_wage', count: 2, named: true },
    { kind: 'rate', count: 3, named: true },
    { kind: 'staple_price', count: 2, named: true },
  ]);
});

test('the link to the group is set; tutorials without an address lead to our guides', async () => {
  const missing = await database.owner`select key from public.premium_links where url is null order by key`;
  expect(missing.map((row) => row['key'])).toEqual(['support', 'tutorial-1', 'tutorial-2', 'tutorial-3']);
});

test('seeding again changes nothing', async () => {
  const count = async () => {
    const [row] = await database.owner`
      select (select count(*)::int from public.project_listings) as projects,
        (select count(*)::int from public.payments) as payments,
        (select count(*)::int from public.coin_entries) as entries,
        (select count(*)::int from public.vouchers) as vouchers,
        (select count(*)::int from public.collaborations) as collaborations,
        (select count(*)::int from public.listing_roles) as roles,
        (select count(*)::int from public.referrals) as referrals`;
    return row;
  };
  const before = await count();
  await seedDemo(database.owner, store, testSettings.jwtSecret);
  expect(await count()).toEqual(before);
  expect(before?.['projects']).toBe(200);
});
