/** A restored listing has its team, milestones and updates again, but for members whose account is gone (issue: teams). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

async function join(project: string, owner: Person): Promise<{ person: Person; member: string }> {
  const person = await createPerson(database, { premium: true });
  const [application] = await runAs(
    database,
    person,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo') returning id`,
    [project],
  );
  await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
    application?.['id'],
  ]);
  const [row] = await database.owner<{ id: string }[]>`
    select id from public.team_members where project_id = ${project} and user_id = ${person.id}`;
  return { person, member: row?.id ?? '' };
}

/** A listing whose first member stays, whose second has left, with a milestone that is reached and updates of owner and first member. */
async function createTeam() {
  const owner = await createPerson(database);
  const project = await createProject(database, owner, 'Kedai kopi');
  const [stays, leaves] = [await join(project, owner), await join(project, owner)];
  for (const person of [owner, stays.person])
    await runAs(database, person, `select public.check_in_trial($1, 'lanjut', 'Antara kita')`, [
      stays.member,
    ]);
  await runAs(database, leaves.person, `select public.check_in_trial($1, 'berhenti')`, [leaves.member]);
  await database.owner`
    insert into public.project_milestones (project_id, title, due_on, done_at)
    values (${project}, 'Gerobak jadi', '2026-12-01', now()), (${project}, 'Seratus gelas', '2027-01-01', null)`;
  for (const person of [owner, stays.person])
    await runAs(
      database,
      person,
      `insert into public.project_updates (project_id, body) values ($1, 'Kabar')`,
      [project],
    );
  return { owner, project, stays, leaves };
}

const readTeam = async (project: string) => [
  await database.owner`
    select id, user_id, display_name, role, is_owner, is_shown, joined_at, trial_until, stays_since, left_at, member_choice, owner_choice
    from public.team_members where project_id = ${project} order by id`,
  await database.owner`select * from public.project_milestones where project_id = ${project} order by id`,
  await database.owner`select * from public.project_updates where project_id = ${project} order by id`,
];
const restore = (project: string) =>
  runAs(
    database,
    admin,
    'select public.admin_restore_content(id) from public.deleted_content where content_id = $1',
    [project],
  );

test('team, milestones and updates come back as they were; who had left stays away', async () => {
  const { owner, project } = await createTeam();
  const before = await readTeam(project);
  expect(before.map((rows) => rows.length)).toEqual([3, 2, 2]);
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  expect((await readTeam(project)).flat()).toEqual([]);
  await restore(project);
  expect(await readTeam(project)).toEqual(before);
});

test('the team learns that its agreement did not come back, and an owner without a team learns nothing of one', async () => {
  const { owner, project, stays, leaves } = await createTeam();
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await restore(project);
  const told = async (person: Person) =>
    runAs(
      database,
      person,
      `select link, body from public.notifications where title = 'Proyek dipulihkan: Kedai kopi'`,
      [],
    );
  for (const person of [owner, stays.person])
    expect(await told(person)).toEqual([
      { link: `/tim/${project}`, body: expect.stringContaining('Kesepakatan tim tidak ikut kembali') },
    ]);
  expect(await told(leaves.person)).toEqual([]);
  const alone = await createPerson(database);
  const other = await createProject(database, alone, 'Kedai kopi');
  await runAs(database, alone, 'delete from public.project_listings where id = $1', [other]);
  await restore(other);
  expect(await told(alone)).toEqual([]);
});

test('what two people wrote each other about the trial is not kept', async () => {
  const { owner, project } = await createTeam();
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  const [kept] = await database.owner`
    select row::text || children::text as text from public.deleted_content where content_id = ${project}`;
  expect(kept?.['text']).toContain('stays_since');
  expect(kept?.['text']).not.toContain('Antara kita');
});

test('whose account goes meanwhile leaves nothing in the archive and does not come back', async () => {
  const { owner, project, stays } = await createTeam();
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await database.owner`delete from auth.users where id = ${stays.person.id}`;
  const [kept] = await database.owner`
    select row::text || children::text as text from public.deleted_content where content_id = ${project}`;
  expect(kept?.['text']).not.toContain(stays.person.id);
  await restore(project);
  const [team, milestones, updates] = await readTeam(project);
  expect([team?.length, milestones?.length, updates?.length]).toEqual([2, 2, 1]);
});

test('a listing that was deleted before teams were kept comes back with who was accepted', async () => {
  const { owner, project } = await createTeam();
  await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await database.owner`
    update public.deleted_content set row = row - array['membership', 'updates', 'milestones'],
      children = (select jsonb_agg(child - array['membership', 'updates']) from jsonb_array_elements(children) as child)
    where content_id = ${project}`;
  await restore(project);
  const [team, milestones, updates] = await readTeam(project);
  expect([team?.length, milestones?.length, updates?.length]).toEqual([3, 0, 0]);
});
