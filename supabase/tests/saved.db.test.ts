/** Saved projects and searches, and the alerts of the latter (issue: teams). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.owner`delete from public.saved_searches`;
});
afterAll(() => database.drop());

const saveProject = 'insert into public.saved_projects (project_id) values ($1) returning project_id';
const saveSearch = 'insert into public.saved_searches (name, q, city) values ($1, $2, $3) returning id';

/** Lets ten minutes pass, and runs the job. Out: how many members were told. */
async function look(): Promise<number> {
  await database.owner`
    update public.saved_searches set checked_until = checked_until - interval '10 minutes',
      alerted_at = alerted_at - interval '10 minutes', found_at = found_at - interval '10 minutes'`;
  await database.owner`update public.project_listings set created_at = created_at - interval '10 minutes'`;
  const [row] = await database.owner<{ told: number }[]>`select private.alert_saved_searches() as told`;
  return row?.told ?? 0;
}

/** A listing that comes now. */
async function list(owner: Person, name: string, city = 'Bandung'): Promise<string> {
  const id = await createProject(database, owner, name);
  await database.owner`update public.project_listings set city = ${city} where id = ${id}`;
  return id;
}

const alertsOf = (person: Person) =>
  database.owner<{ title: string; body: string; link: string }[]>`
    select title, body, link from public.notifications where user_id = ${person.id} and kind = 'saved_search' order by created_at`;
const freshOf = async (person: Person) =>
  (
    await database.owner<{ fresh: number }[]>`
      select fresh from public.saved_searches where user_id = ${person.id} order by created_at`
  ).map(({ fresh }) => fresh);

test('a project is saved once, only where one may read it, and 200 at most', async () => {
  const [owner, member] = [await createPerson(database), await createPerson(database)];
  const project = await createProject(database, owner);
  expect(await runAs(database, member, saveProject, [project])).toEqual([{ project_id: project }]);
  expect((await attemptAs(database, member, saveProject, [project])).code).toBe('23505');
  const closed = await createProject(database, owner);
  await database.owner`update public.project_listings set is_active = false where id = ${closed}`;
  expect((await attemptAs(database, member, saveProject, [closed])).code).toBe('42501');
  // One that is not there is refused in the same way: nothing is learnt of what is hidden.
  const absent = '00000000-0000-4000-8000-000000000000';
  expect((await attemptAs(database, member, saveProject, [absent])).code).toBe('42501');
  await database.owner`
    with listed as (
      insert into public.project_listings (
        user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name
      )
      select ${owner.id}, 'Proyek ' || n, 'Isi', 'Startup', '{SEO}', '081234567890', 'Pemilik' from generate_series(1, 199) as n
      returning id
    )
    insert into public.saved_projects (user_id, project_id) select ${member.id}, id from listed`;
  const more = await createProject(database, owner);
  expect(await attemptAs(database, member, saveProject, [more])).toMatchObject({
    code: 'PT409',
    hint: 'saved_full',
  });
});

test('at most ten searches, each once, none empty, none with an unknown value', async () => {
  const member = await createPerson(database);
  for (let n = 1; n <= 10; n += 1) await runAs(database, member, saveSearch, [`Kopi ${n}`, `kopi ${n}`, '']);
  expect(await attemptAs(database, member, saveSearch, ['Teh', 'teh', ''])).toMatchObject({
    code: 'PT409',
    hint: 'saved_full',
  });
  const other = await createPerson(database);
  await runAs(database, other, saveSearch, ['Kopi', 'kopi', '']);
  expect((await attemptAs(database, other, saveSearch, ['Nama lain', 'kopi', ''])).code).toBe('23505');
  for (const row of [
    `('Kosong', '', '', '{}', '')`,
    `(' ', 'kopi lagi', '', '{}', '')`,
    `('${'x'.repeat(81)}', 'kopi lagi', '', '{}', '')`,
    `('Kopi', '${'x'.repeat(101)}', '', '{}', '')`,
    `('Kopi', 'a', 'Toko', '{}', '')`,
    `('Kopi', 'a', '', '{Silat}', '')`,
    `('Kopi', 'a', '', '{}', 'banyak')`,
  ])
    expect(
      (
        await attemptAs(
          database,
          other,
          `insert into public.saved_searches (name, q, project_type, skills, budget) values ${row}`,
        )
      ).code,
    ).toBe('23514');
  const meddle = 'update public.saved_searches set checked_until = now() returning id';
  expect((await attemptAs(database, other, meddle)).code).toBe('42501');
});

test('new listings of others are counted once and told of once a day, all searches together', async () => {
  const [owner, member] = [await createPerson(database), await createPerson(database)];
  await runAs(database, member, saveSearch, ['Kopi', 'kopi', '']);
  await runAs(database, member, saveSearch, ['Di Malang', '', 'Malang']);
  await database.owner`update public.saved_searches set checked_until = now() - interval '1 hour'`;
  await list(owner, 'Kedai kopi susu');
  await list(owner, 'Kebun apel', 'Malang');
  await list(owner, 'Jahit kebaya');
  await list(member, 'Kopi saya sendiri');
  const held = await list(owner, 'Kopi yang ditahan');
  await database.owner`update public.project_listings set is_active = false, closed_reason = 'held' where id = ${held}`;

  expect(await look()).toBe(1);
  expect(await alertsOf(member)).toEqual([
    {
      title: '2 proyek baru untuk pencarian Anda',
      body: expect.stringMatching(
        /^Terbaru: (Kedai kopi susu, Kebun apel|Kebun apel, Kedai kopi susu)\. Pencarian: (Kopi \(1\) · Di Malang|Di Malang \(1\) · Kopi) \(1\)$/,
      ) as string,
      link: '/tersimpan?tab=pencarian',
    },
  ]);
  expect(await freshOf(member)).toEqual([1, 1]);

  // Within a day nothing more is told, though it is counted.
  await list(owner, 'Kopi kelana');
  expect(await look()).toBe(0);
  expect(await freshOf(member)).toEqual([2, 1]);
  await database.owner`update public.saved_searches set alerted_at = alerted_at - interval '1 day', found_at = found_at - interval '1 day'`;
  expect(await look()).toBe(1);
  const [newest] = (await alertsOf(member)).slice(-1);
  expect(newest).toMatchObject({
    title: '2 proyek baru untuk pencarian Anda',
    body: 'Terbaru: Kopi kelana, Kedai kopi susu. Pencarian: Kopi (2)',
  });
  await database.owner`update public.saved_searches set alerted_at = alerted_at - interval '1 day', found_at = found_at - interval '1 day'`;
  expect(await look()).toBe(0);
  expect(await alertsOf(member)).toHaveLength(2);
});

test('an alert does not name what its member may no longer see', async () => {
  const [banned, blocked, member] = [
    await createPerson(database),
    await createPerson(database),
    await createPerson(database),
  ];
  await runAs(database, member, saveSearch, ['Tenun', 'tenun', '']);
  await database.owner`update public.saved_searches set checked_until = now() - interval '1 hour', alerted_at = now() - interval '23 hours'
    where user_id = ${member.id}`;
  await list(banned, 'Tenun ikat');
  await list(blocked, 'Tenun songket');
  expect(await look()).toBe(0);
  await database.owner`insert into private.banned_members (user_id, until) values (${banned.id}, now() + interval '1 day')`;
  await database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${blocked.id}, ${member.id})`;
  await database.owner`update public.saved_searches set alerted_at = alerted_at - interval '1 day' where user_id = ${member.id}`;
  expect(await look()).toBe(1);
  expect((await alertsOf(member)).map((alert) => (alert as { body: string }).body)).toEqual([
    'Pencarian: Tenun (2)',
  ]);
});

test('without alerts nothing is looked at; switched on again it begins anew, and what was opened is not told of', async () => {
  const [owner, member] = [await createPerson(database), await createPerson(database)];
  await runAs(database, member, saveSearch, ['Sepeda', 'sepeda', '']);
  const change = (set: string) =>
    runAs(database, member, `update public.saved_searches set ${set} where q = 'sepeda' returning fresh`);
  await change('alerts = false');
  await database.owner`update public.saved_searches set checked_until = now() - interval '1 hour'`;
  const early = await list(owner, 'Sewa sepeda');
  await database.owner`
    update public.project_listings set created_at = now() - interval '30 minutes' where id = ${early}`;
  expect(await look()).toBe(0);
  await change('alerts = true');
  expect(await look()).toBe(0);
  expect(await freshOf(member)).toEqual([0]);
  await runAs(
    database,
    member,
    `insert into public.notification_preferences (kind, email, in_app) values ('saved_search', false, false)`,
  );
  await list(owner, 'Bengkel sepeda');
  await look();
  expect(await freshOf(member)).toEqual([1]);
  expect(await alertsOf(member)).toEqual([]);
  await change('fresh = 0');
  expect(await freshOf(member)).toEqual([0]);
});

test('both go with the account and the listing', async () => {
  const [owner, member] = [await createPerson(database), await createPerson(database)];
  const project = await createProject(database, owner);
  await runAs(database, member, saveProject, [project]);
  await runAs(database, member, saveSearch, ['Kopi', 'kopi', '']);
  await database.owner`delete from public.project_listings where id = ${project}`;
  expect(await database.owner`select 1 from public.saved_projects where user_id = ${member.id}`).toHaveLength(
    0,
  );
  await database.owner`delete from auth.users where id = ${member.id}`;
  expect(await database.owner`select 1 from public.saved_searches where user_id = ${member.id}`).toHaveLength(
    0,
  );
});
