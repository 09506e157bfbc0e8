/** Whom an owner keeps in mind, and that no other member learns of it (issue: teams, shortlist). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const save = `insert into public.application_shortlist (application_id, note) values ($1, $2)
  on conflict (application_id) do update set application_id = excluded.application_id, note = excluded.note returning note`;
const read = 'select note from public.application_shortlist where application_id = $1';

async function createApplication() {
  const owner = await createPerson(database);
  const member = await createPerson(database, { premium: true });
  const project = await createProject(database, owner);
  const [row] = await runAs(
    database,
    member,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
    [project],
  );
  return { owner, member, id: String(row?.['id']) };
}

test('the owner saves, changes the note and takes it back; the applicant neither reads nor learns of it', async () => {
  const { owner, member, id } = await createApplication();
  expect(await runAs(database, owner, save, [id, 'Bagus'])).toEqual([{ note: 'Bagus' }]);
  expect(await runAs(database, owner, save, [id, 'Bagus sekali'])).toEqual([{ note: 'Bagus sekali' }]);
  expect(await runAs(database, owner, read, [id])).toEqual([{ note: 'Bagus sekali' }]);
  expect(await runAs(database, member, read, [id])).toEqual([]);
  expect((await attemptAs(database, member, save, [id, 'Milik saya'])).code).toBe('42501');
  expect(await runAs(database, member, 'select kind from public.notifications')).toEqual([]);
  const published = await database.owner`
    select 1 from pg_publication_tables where tablename = 'application_shortlist'`;
  expect(published).toHaveLength(0);
  const remove = 'delete from public.application_shortlist where application_id = $1 returning note';
  expect(await runAs(database, owner, remove, [id])).toEqual([{ note: 'Bagus sekali' }]);
});

test('the owner of another listing keeps no applicant of this one, and moves no note here', async () => {
  const { id } = await createApplication();
  const other = await createApplication();
  expect((await attemptAs(database, other.owner, save, [id, 'x'])).code).toBe('42501');
  await runAs(database, other.owner, save, [other.id, 'x']);
  const move = 'update public.application_shortlist set application_id = $2 where application_id = $1';
  expect((await attemptAs(database, other.owner, move, [other.id, id])).code).toBe('42501');
});

test('a note has at most 1,000 characters and goes with the application', async () => {
  const { owner, member, id } = await createApplication();
  expect((await attemptAs(database, owner, save, [id, 'x'.repeat(1_001)])).code).toBe('23514');
  await runAs(database, owner, save, [id, 'Bagus']);
  await runAs(database, member, 'delete from public.project_applications where id = $1', [id]);
  expect(
    await database.owner`select 1 from public.application_shortlist where application_id = ${id}`,
  ).toHaveLength(0);
});
