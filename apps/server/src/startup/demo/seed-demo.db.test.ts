import { contactSkills, projectTypes } from '@kawanusaha/contracts/directory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#startup/demo/accounts.ts';
import { seedDemo } from '#startup/demo/seed-demo.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.owner);
});
afterAll(async () => {
  await database.drop();
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

test('there are applications in each state, some of them to the demo owner', async () => {
  const owner = demoAccounts[2]?.id ?? '';
  const states = await database.owner`
    select a.status, count(*) filter (where p.user_id = ${owner})::int as own, count(*)::int as every
    from public.project_applications a join public.project_listings p on p.id = a.project_id group by 1`;
  expect(states.map((row) => row['status']).toSorted()).toEqual(['accepted', 'pending', 'rejected']);
  for (const row of states) expect(Number(row['own'])).toBeGreaterThan(0);
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

test('seeding again changes nothing', async () => {
  await seedDemo(database.owner);
  const [row] = await database.owner`select count(*)::int as n from public.project_listings`;
  expect(row?.['n']).toBe(200);
});
