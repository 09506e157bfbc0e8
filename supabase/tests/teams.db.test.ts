/** Teams: who is in one, the trial, milestones and updates, and what the page of a project shows (issue: teams). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Page = {
  roles: unknown[];
  team: { name: string; role: string; is_owner: boolean }[];
  team_size: number;
  milestones: { title: string }[];
  updates: { body: string; author: string | null }[];
};

const teamOf = (person: Person | null, project: string) =>
  runAs(database, person, 'select * from public.get_team($1)', [project]);
const pageOf = async (person: Person | null, project: string): Promise<Page | null> =>
  (await runAs(database, person, 'select public.get_project_page($1) as page', [project]))[0]?.[
    'page'
  ] as Page | null;
const checkIn = (person: Person, member: string, choice: string | null, note = '') =>
  attemptAs(database, person, 'select public.check_in_trial($1, $2, $3)', [member, choice, note]);
const titlesOf = async (person: Person): Promise<string[]> =>
  (
    await database.owner<{ title: string }[]>`
      select title from public.notifications where user_id = ${person.id} and kind = 'team' order by created_at, title`
  ).map(({ title }) => title);

/** A listing whose owner has accepted a Premium member. */
async function createTeam() {
  const owner = await createPerson(database);
  const member = await createPerson(database, { premium: true });
  const project = await createProject(database, owner, 'Kedai kopi');
  const [application] = await runAs(
    database,
    member,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo') returning id`,
    [project],
  );
  await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
    application?.['id'],
  ]);
  const [row] = await database.owner<{ id: string }[]>`
    select id from public.team_members where project_id = ${project} and not is_owner`;
  return { owner, member, project, id: row?.id ?? '' };
}

describe('the trial', () => {
  test('begins with the acceptance for two weeks; the owner stands in the team without one', async () => {
    const { owner, member, project } = await createTeam();
    const days = await database.owner`
      select is_owner, round(extract(epoch from trial_until - joined_at) / 86400)::integer as days, stays_since is null as on_trial
      from public.team_members where project_id = ${project} order by is_owner`;
    expect(days).toEqual([
      { is_owner: false, days: 14, on_trial: true },
      { is_owner: true, days: null, on_trial: false },
    ]);
    expect((await teamOf(member, project)).map((row) => [row['is_owner'], row['is_me']])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await teamOf(await createPerson(database), project)).toEqual([]);
    expect((await teamOf(owner, project))[1]).toMatchObject({ my_choice: null, other_has_answered: false });
  });

  test('shows the answer of the other only to who has answered; both going on end it', async () => {
    const { owner, member, project, id } = await createTeam();
    expect((await checkIn(owner, id, 'lanjut', 'Rajin sekali')).code).toBeNull();
    expect((await teamOf(member, project))[1]).toMatchObject({
      my_choice: null,
      other_has_answered: true,
      other_choice: null,
      other_note: null,
    });
    expect(await titlesOf(member)).toEqual(['Jawaban masa coba menunggu: Kedai kopi']);
    expect((await checkIn(member, id, 'lanjut', 'Senang di sini')).code).toBeNull();
    expect((await teamOf(member, project))[1]).toMatchObject({
      my_choice: 'lanjut',
      other_choice: 'lanjut',
      other_note: 'Rajin sekali',
      left_at: null,
    });
    expect((await teamOf(owner, project))[1]).toMatchObject({ other_note: 'Senang di sini' });
    expect(await titlesOf(owner)).toEqual(['Masa coba selesai: Kedai kopi']);
    expect(await checkIn(member, id, 'berhenti')).toMatchObject({ code: 'PT409', hint: 'trial_over' });
  });

  test('one who stops ends the membership: no further word in the team', async () => {
    const { owner, member, project, id } = await createTeam();
    expect((await checkIn(member, id, 'berhenti', 'Jadwal saya penuh')).code).toBeNull();
    expect((await teamOf(owner, project))[1]).toMatchObject({ other_choice: null, other_note: null });
    expect(await checkIn(owner, id, 'lanjut')).toMatchObject({ code: 'PT409', hint: 'membership_over' });
    // Their own row stays readable to them, the team does not.
    expect((await teamOf(member, project)).map((row) => row['is_me'])).toEqual([true]);
    const post = 'insert into public.project_updates (project_id, body) values ($1, $2)';
    expect((await attemptAs(database, member, post, [project, 'Kabar'])).code).toBe('42501');
  });

  test('strangers and other owners answer for no member, and odd answers are refused', async () => {
    const { owner, member, id } = await createTeam();
    const other = await createTeam();
    for (const person of [other.owner, other.member, await createPerson(database, { admin: true })])
      expect(await checkIn(person, id, 'lanjut')).toMatchObject({ code: 'PT404', hint: 'not_found' });
    for (const choice of [null, '', 'mungkin'])
      expect(await checkIn(owner, id, choice)).toMatchObject({ code: 'PT422', hint: 'bad_choice' });
    expect(await checkIn(member, id, 'lanjut', 'x'.repeat(501))).toMatchObject({
      code: 'PT422',
      hint: 'note_too_long',
    });
  });

  test('after two weeks those who have not answered are asked, once', async () => {
    const { owner, member, project, id } = await createTeam();
    await checkIn(owner, id, 'lanjut');
    const remind = async () =>
      (await database.owner<{ n: number }[]>`select private.remind_trials() as n`)[0]?.n;
    expect(await remind()).toBe(0);
    await database.owner`update public.team_members set trial_until = now() where project_id = ${project} and not is_owner`;
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await titlesOf(member)).toContain('Dua minggu masa coba selesai: Kedai kopi');
    expect(await titlesOf(owner)).toEqual([]);
  });
});

describe('the page of a project', () => {
  test('shows only who agreed, and an author by name only where shown', async () => {
    const { owner, member, project, id } = await createTeam();
    const post = 'insert into public.project_updates (project_id, body) values ($1, $2)';
    await runAs(database, member, post, [project, 'Resep pertama jadi']);
    await runAs(database, owner, post, [project, 'Kami mulai']);
    await runAs(
      database,
      owner,
      `insert into public.project_milestones (project_id, title, due_on) values ($1, 'Buka kedai', '2027-02-01')`,
      [project],
    );
    const before = await pageOf(null, project);
    expect(before).toMatchObject({ team: [], team_size: 2, milestones: [{ title: 'Buka kedai' }] });
    expect(before?.updates.map(({ body, author }) => [body, author])).toEqual([
      ['Kami mulai', 'Pemilik'],
      ['Resep pertama jadi', null],
    ]);
    const show = 'select public.show_in_team($1, $2)';
    await runAs(database, member, show, [project, true]);
    await runAs(database, owner, 'select public.set_team_role($1, $2)', [id, ' Barista ']);
    const after = await pageOf(null, project);
    expect(after?.team).toEqual([
      { name: expect.stringMatching(/^Anggota /) as string, role: 'Barista', is_owner: false, signs: null },
    ]);
    expect(after?.updates[1]?.author).toMatch(/^Anggota /);
    await runAs(database, member, show, [project, false]);
    expect((await pageOf(null, project))?.team).toEqual([]);
    expect(await attemptAs(database, await createPerson(database), show, [project, true])).toMatchObject({
      code: 'PT404',
    });
    await runAs(database, member, show, [project, true]);
    await runAs(database, owner, 'select public.end_membership($1)', [id]);
    expect((await pageOf(null, project))?.team).toEqual([]);
  });

  test('is nothing where the listing may not be read', async () => {
    const { owner, member, project } = await createTeam();
    await database.owner`update public.project_listings set is_active = false where id = ${project}`;
    for (const person of [null, await createPerson(database)])
      expect(await pageOf(person, project)).toBeNull();
    for (const person of [owner, member, await createPerson(database, { admin: true })])
      expect(await pageOf(person, project)).not.toBeNull();
  });

  test('bad milestones, long updates and too many of either are refused', async () => {
    const { owner, project } = await createTeam();
    const mark = 'insert into public.project_milestones (project_id, title, due_on) values ($1, $2, $3)';
    for (const [title, day] of [
      ['', '2027-01-01'],
      [' Spasi', '2027-01-01'],
      ['x'.repeat(121), '2027-01-01'],
      ['Jauh', '2200-01-01'],
    ])
      expect((await attemptAs(database, owner, mark, [project, title, day])).code).toBe('23514');
    for (let n = 1; n <= 20; n += 1)
      await runAs(database, owner, mark, [project, `Tonggak ${n}`, '2027-01-01']);
    expect(await attemptAs(database, owner, mark, [project, 'Lagi', '2027-01-01'])).toMatchObject({
      code: 'PT409',
      hint: 'milestones_full',
    });
    const post = 'insert into public.project_updates (project_id, body) values ($1, $2)';
    for (const body of [' \n', 'x'.repeat(2001)])
      expect((await attemptAs(database, owner, post, [project, body])).code).toBe('23514');
    for (let n = 1; n <= 5; n += 1) await runAs(database, owner, post, [project, `Kabar ${n}`]);
    expect(await attemptAs(database, owner, post, [project, 'Lagi'])).toMatchObject({
      code: 'PT429',
      hint: 'daily_limit',
    });
  });
});

test('a deleted account leaves no name and no notice in the team', async () => {
  const { owner, member, project, id } = await createTeam();
  await checkIn(member, id, 'lanjut');
  expect(await titlesOf(owner)).toHaveLength(1);
  await database.owner`delete from auth.users where id = ${member.id}`;
  expect(await database.owner`select 1 from public.team_members where id = ${id}`).toHaveLength(0);
  expect(await titlesOf(owner)).toEqual([]);
  await database.owner`delete from auth.users where id = ${owner.id}`;
  expect(await database.owner`select 1 from public.team_members where project_id = ${project}`).toHaveLength(
    0,
  );
});
