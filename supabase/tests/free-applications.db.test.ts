/** Applications without Premium, as many a month as the operator allows; by default none (issue: public pages, first visit). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let projects: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = await createPerson(database);
  projects = [];
  for (let count = 0; count < 4; count += 1) projects.push(await createProject(database, owner));
});
afterAll(() => database.drop());

const allow = (count: number) =>
  database.owner`
    update public.app_settings set value = ${database.owner.json(count)} where key = 'free_applications_per_month'`;
beforeEach(() => allow(0));

const apply = `insert into public.project_applications (project_id, applicant_id, application_message)
  select id, $1, 'Halo' from unnest($2::uuid[]) as id returning id`;
const applyTo = (person: Person, ids: readonly string[]) =>
  attemptAs(database, person, apply, [person.id, ids]);
const leftOf = async (person: Person) =>
  (await runAs(database, person, 'select public.free_applications_left() as left'))[0]?.['left'];

test('none by default; Premium needs none', async () => {
  const free = await createPerson(database);
  expect(await leftOf(free)).toBe(0);
  expect(await applyTo(free, projects.slice(0, 1))).toMatchObject({ rows: null, code: '42501' });
  const premium = await createPerson(database, { premium: true });
  expect((await applyTo(premium, projects)).rows).toHaveLength(4);
  expect(await leftOf(premium)).toBe(0);
});

test('as many as the setting says, in one statement, at once, and again when one is withdrawn', async () => {
  await allow(2);
  const bulk = await createPerson(database);
  expect((await applyTo(bulk, projects.slice(0, 3))).code).toBe('42501');
  expect(await leftOf(bulk)).toBe(2);

  const quick = await createPerson(database);
  const outcomes = await Promise.all(projects.map((project) => applyTo(quick, [project])));
  expect(outcomes.filter(({ rows }) => rows?.length === 1)).toHaveLength(2);
  expect(outcomes.filter(({ code }) => code === '42501')).toHaveLength(2);
  expect(await leftOf(quick)).toBe(0);
  const sent = outcomes.flatMap(({ rows }) => rows ?? []);
  await runAs(database, quick, 'delete from public.project_applications where id = $1', [
    String(sent[0]?.['id']),
  ]);
  expect(await leftOf(quick)).toBe(1);
});

test('in the name of another it opens nothing, and a new month begins anew', async () => {
  await allow(1);
  const [free, other] = [await createPerson(database), await createPerson(database)];
  expect((await attemptAs(database, free, apply, [other.id, projects.slice(0, 1)])).code).toBe('42501');
  expect((await applyTo(free, projects.slice(0, 1))).rows).toHaveLength(1);
  expect((await applyTo(free, projects.slice(1, 2))).code).toBe('42501');
  await database.owner`
    update public.project_applications set created_at = created_at - interval '31 days' where applicant_id = ${free.id}`;
  expect(await leftOf(free)).toBe(1);
  expect((await applyTo(free, projects.slice(1, 2))).rows).toHaveLength(1);
});
