/** Finished collaborations: said by one side of an accepted application, confirmed by the other (issue: teams, reputation). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A listing whose owner has accepted a member, and the membership. */
async function createTeam(sides: { owner?: Person; member?: Person } = {}) {
  const owner = sides.owner ?? (await createPerson(database));
  const member = sides.member ?? (await createPerson(database, { premium: true }));
  const project = await createProject(database, owner, 'Kedai kopi');
  await database.owner`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
    values (${project}, ${member.id}, 'Anggota', 'Saya ikut', 'accepted', now())`;
  const [row] = await database.owner<{ id: string }[]>`
    select id from public.team_members where project_id = ${project} and not is_owner`;
  return { owner, member, project, id: row?.id ?? '' };
}

const say = (person: Person | null, id: string) =>
  attemptAs(database, person, 'select public.say_finished($1) as done', [id]);
const doneBy = async (person: Person, id: string) => (await say(person, id)).rows?.[0]?.['done'];
const takeBack = (person: Person | null, id: string) =>
  attemptAs(database, person, 'select public.take_back_finished($1)', [id]);
const countOf = async (person: Person) => {
  const [row] = await database.owner<
    { count: number }[]
  >`select private.count_collaborators(${person.id}) as count`;
  return row?.count;
};
const titlesOf = async (person: Person) => {
  const rows = await database.owner<{ title: string }[]>`
    select title from public.notifications where user_id = ${person.id} and title like 'Kolaborasi%' order by created_at`;
  return rows.map(({ title }) => title);
};

test('said by one, confirmed by the other, each told once; it counts for both', async () => {
  const { owner, member, id } = await createTeam();
  expect(await doneBy(member, id)).toBe(false);
  expect(await doneBy(member, id)).toBe(false); // oneself confirms nothing
  expect(await countOf(member)).toBe(0);
  expect(await titlesOf(owner)).toEqual(['Kolaborasi dinyatakan selesai: Kedai kopi']);
  expect(await doneBy(owner, id)).toBe(true);
  expect(await doneBy(owner, id)).toBe(true);
  expect(await doneBy(member, id)).toBe(true);
  expect(await titlesOf(member)).toEqual(['Kolaborasi selesai: Kedai kopi']);
  expect([await countOf(owner), await countOf(member)]).toEqual([1, 1]);
  const own = await runAs(
    database,
    member,
    'select membership_id, said_by, confirmed_at is not null as done from public.collaborations',
  );
  expect(own).toEqual([{ membership_id: id, said_by: 'member', done: true }]);
});

test('both at the same moment make one confirmed collaboration', async () => {
  const { owner, member, id } = await createTeam();
  const outcomes = await Promise.all([doneBy(owner, id), doneBy(member, id)]);
  expect(outcomes.toSorted()).toEqual([false, true]);
  expect(
    await database.owner`select count(*)::int as count from public.collaborations where membership_id = ${id}`,
  ).toEqual([{ count: 1 }]);
});

test('strangers, an admin, a visitor and the row of the owner are refused', async () => {
  const { owner, project, id } = await createTeam();
  const admin = await createPerson(database, { admin: true });
  const other = await createPerson(database, { premium: true });
  for (const person of [admin, other]) {
    expect((await say(person, id)).hint).toBe('not_found');
    expect((await takeBack(person, id)).hint).toBe('not_found');
  }
  expect((await say(null, id)).code).toBe('42501');
  const [own] = await database.owner<{ id: string }[]>`
    select id from public.team_members where project_id = ${project} and is_owner`;
  expect((await say(owner, own?.id ?? '')).hint).toBe('not_found');
  expect((await attemptAs(database, owner, 'select public.say_finished(null)')).hint).toBe('not_found');
  // The names of the two sides are not for a client to write or to read.
  expect((await attemptAs(database, owner, 'select owner_id from public.collaborations')).code).toBe('42501');
});

test('before it is confirmed either takes it back; afterwards neither does', async () => {
  const { owner, member, id } = await createTeam();
  await say(member, id);
  expect((await takeBack(owner, id)).code).toBeNull();
  expect(
    await database.owner`select count(*)::int as count from public.collaborations where membership_id = ${id}`,
  ).toEqual([{ count: 0 }]);
  await say(owner, id);
  await say(owner, id);
  // Said again, it is not told again.
  expect(await titlesOf(owner)).toHaveLength(1);
  expect(await doneBy(member, id)).toBe(true);
  for (const person of [owner, member])
    expect((await takeBack(person, id)).hint).toBe('collaboration_confirmed');
});

test('a trial that was not passed is no collaboration; one that was passed still is after leaving', async () => {
  const stopped = await createTeam();
  await database.owner`update public.team_members set left_at = now() where id = ${stopped.id}`;
  expect((await say(stopped.member, stopped.id)).hint).toBe('not_worked');
  const passed = await createTeam();
  await database.owner`update public.team_members set stays_since = now(), left_at = now() where id = ${passed.id}`;
  expect((await say(passed.owner, passed.id)).code).toBeNull();
  expect(await doneBy(passed.member, passed.id)).toBe(true);
});

test('counted are different people: ten listings of the same two are one', async () => {
  const first = await createTeam();
  const second = await createTeam({ owner: first.owner, member: first.member });
  const swapped = await createTeam({ owner: first.member, member: first.owner });
  const third = await createTeam({ owner: first.owner });
  for (const { owner, member, id } of [first, second, swapped, third]) {
    await say(owner, id);
    await say(member, id);
  }
  expect([await countOf(first.owner), await countOf(first.member)]).toEqual([2, 1]);
});

test('the owner deletes the listing: what was confirmed stays, what was not goes; an admin takes all along', async () => {
  const confirmed = await createTeam();
  await say(confirmed.owner, confirmed.id);
  await say(confirmed.member, confirmed.id);
  const waiting = await createTeam();
  await say(waiting.owner, waiting.id);
  for (const { owner, project } of [confirmed, waiting])
    await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
  await database.owner`select private.purge_collaborations()`;
  expect([await countOf(confirmed.owner), await countOf(confirmed.member)]).toEqual([1, 1]);
  expect(
    await database.owner`select id from public.collaborations where owner_id = ${waiting.owner.id}`,
  ).toEqual([]);
  expect(await titlesOf(waiting.member)).toEqual([]);
  const harmful = await createTeam();
  await say(harmful.owner, harmful.id);
  await say(harmful.member, harmful.id);
  const admin = await createPerson(database, { admin: true });
  await runAs(database, admin, `select public.admin_remove_content('project', $1, 'penipuan')`, [
    harmful.project,
  ]);
  expect(await countOf(harmful.member)).toBe(0);
});

test('what waits for 90 days goes, and an account takes its own along', async () => {
  const { owner, member, id } = await createTeam();
  await say(owner, id);
  await database.owner`update public.collaborations set said_at = now() - interval '91 days' where membership_id = ${id}`;
  await database.owner`select private.purge_collaborations()`;
  expect(await database.owner`select id from public.collaborations where membership_id = ${id}`).toEqual([]);
  await say(owner, id);
  await say(member, id);
  await database.owner`delete from auth.users where id = ${member.id}`;
  expect(await countOf(owner)).toBe(0);
});

test('below 18 a guardian has to have agreed', async () => {
  const teen = await createPerson(database, { age: 16 });
  const { owner, id } = await createTeam({ member: teen });
  expect((await say(teen, id)).hint).toBe('guardian_needed');
  expect(await doneBy(owner, id)).toBe(false);
});

test('work that is finished on trial is not asked about again, and the membership can end', async () => {
  const { owner, member, project, id } = await createTeam();
  await say(owner, id);
  await say(member, id);
  await database.owner`update public.team_members set trial_until = now() where project_id = ${project} and not is_owner`;
  const [reminded] = await database.owner<{ n: number }[]>`select private.remind_trials() as n`;
  expect(reminded?.n).toBe(0);
  await runAs(database, member, 'select public.end_membership($1)', [id]);
  const [row] = await database.owner<{ isOut: boolean }[]>`
    select left_at is not null as "isOut" from public.team_members where id = ${id}`;
  expect(row?.isOut).toBe(true);
});
