/** What parts two members (a block by either of the two, or a pause) parts them where they had met before: applications, contacts, teams, bells. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Scene = {
  owner: Person;
  member: Person;
  waiting: string;
  accepted: string;
  team: string;
  thread: string;
};
let scene: Scene;

/** One application that waits, one that made the applicant a member who agreed to be shown. */
async function stage(): Promise<Scene> {
  const owner = await createPerson(database);
  const member = await createPerson(database, { premium: true });
  const apply = async (project: string) => {
    const [row] = await runAs(
      database,
      member,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
      [project],
    );
    return String(row?.['id']);
  };
  const waiting = await apply(await createProject(database, owner, 'Kopi keliling'));
  const team = await createProject(database, owner, 'Jasa ketik');
  const accepted = await apply(team);
  await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
    accepted,
  ]);
  await runAs(database, member, 'select public.show_in_team($1, true)', [team]);
  await runAs(
    database,
    member,
    `insert into public.project_updates (project_id, body) values ($1, 'Kabar dari anggota')`,
    [team],
  );
  const [opened] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
    accepted,
  ]);
  return { owner, member, waiting, accepted, team, thread: String(opened?.['id']) };
}
beforeEach(async () => {
  scene = await stage();
});

const received = (person: Person) =>
  runAs(
    database,
    person,
    `select applicant_whatsapp from public.project_applications where owner_id = $1 order by created_at`,
    [person.id],
  );
const own = (person: Person) =>
  runAs(database, person, 'select status from public.project_applications where applicant_id = $1', [
    person.id,
  ]);
const contactOf = (person: Person) =>
  attemptAs(database, person, 'select * from public.get_thread_contact($1)', [scene.thread]);
const shownTo = async (person: Person | null) => {
  const [row] = await runAs(database, person, 'select public.get_project_page($1) as page', [scene.team]);
  const page = row?.['page'] as { team: { is_owner: boolean }[]; updates: { author: string | null }[] };
  return {
    members: page.team.filter((one) => !one.is_owner).length,
    authors: page.updates.map((u) => u.author),
  };
};
const bells = async (person: Person) =>
  (
    await runAs(database, person, 'select kind from public.notifications where user_id = $1 order by kind', [
      person.id,
    ])
  ).map((row) => String(row['kind']));
const block = (by: Person, blocks: boolean) =>
  runAs(database, by, 'select public.block_member($1, $2)', [scene.thread, blocks]);
const pause = (person: Person, pauses: boolean) =>
  runAs(database, person, 'select public.pause_account($1)', [pauses]);

const partings: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['the owner blocks the member', () => block(scene.owner, true), () => block(scene.owner, false)],
  ['the member blocks the owner', () => block(scene.member, true), () => block(scene.member, false)],
  ['the member pauses the account', () => pause(scene.member, true), () => pause(scene.member, false)],
];

describe.each(partings)('%s', (_name, part, join) => {
  test('the owner sees no application and no number, and decides none; all of it is back afterwards', async () => {
    const { owner, member, waiting } = scene;
    const before = await received(owner);
    expect(before).toHaveLength(2);
    await part();
    expect(await received(owner)).toEqual([]);
    const decide = `update public.project_applications set status = 'rejected' where id = $1 returning id`;
    expect(await runAs(database, owner, decide, [waiting])).toEqual([]);
    expect(await own(member)).toHaveLength(2);
    await join();
    expect(await received(owner)).toEqual(before);
  });

  test('neither is given the contact of the other, which the acceptance had opened', async () => {
    const { owner, member, thread } = scene;
    for (const person of [owner, member]) expect((await contactOf(person)).code).toBeNull();
    await part();
    for (const person of [owner, member]) {
      expect(await contactOf(person)).toMatchObject({ code: 'PT403', hint: 'consent_missing' });
      const [shown] = await runAs(database, person, 'select * from public.get_thread($1)', [thread]);
      expect(shown).toMatchObject({ contact_is_open: false, is_over: false });
    }
    // Who was given the number before is still told.
    const views = await runAs(database, owner, 'select kind from public.list_number_views()');
    expect(views).toEqual([{ kind: 'conversation' }]);
    await join();
    for (const person of [owner, member]) expect((await contactOf(person)).code).toBeNull();
  });

  test('the page of the project does not show the owner the name', async () => {
    const { owner, member } = scene;
    const named = await shownTo(owner);
    expect(named).toEqual({ members: 1, authors: [expect.any(String)] });
    await part();
    expect(await shownTo(owner)).toEqual({ members: 0, authors: [null] });
    const [paused] = await database.owner`select 1 from public.account_pauses where user_id = ${member.id}`;
    expect(await shownTo(null)).toEqual(paused === undefined ? named : { members: 0, authors: [null] });
    await join();
    expect(await shownTo(owner)).toEqual(named);
  });

  test('no bell rings across it: not of the team, not of an application that waits, nor in the weekly mail', async () => {
    const { owner, member, waiting, accepted } = scene;
    const [seat] = await database.owner<{ id: string }[]>`
      select m.id from public.team_members as m join public.project_applications as a on a.project_id = m.project_id
      where a.id = ${accepted} and m.user_id = ${member.id}`;
    await part();
    await database.owner`delete from public.notifications where user_id in (${owner.id}, ${member.id})`;
    await database.owner`update public.project_applications set waits_since = now() - interval '4 days' where id = ${waiting}`;
    await database.owner`select private.keep_response_promise()`;
    await runAs(database, member, `select public.check_in_trial($1, 'lanjut')`, [seat?.id]);
    expect(await bells(owner)).toEqual([]);
    const [mail] = await database.owner<{ content: { applications: number } }[]>`
      select private.weekly_mail_content(${owner.id}, current_date) as content`;
    expect(mail?.content.applications).toBe(0);
    // The applicant is told as everyone is, and the owner not warned of what they could not see.
    await database.owner`update public.project_applications set waits_since = now() - interval '15 days' where id = ${waiting}`;
    await database.owner`select private.keep_response_promise()`;
    expect(await bells(member)).toEqual(['decision']);
    expect(await bells(owner)).toEqual([]);
  });
});

test('without a parting each of these bells rings', async () => {
  const { owner, member, waiting, accepted } = scene;
  const [seat] = await database.owner<{ id: string }[]>`
    select m.id from public.team_members as m join public.project_applications as a on a.project_id = m.project_id
    where a.id = ${accepted} and m.user_id = ${member.id}`;
  await database.owner`delete from public.notifications where user_id in (${owner.id}, ${member.id})`;
  await database.owner`update public.project_applications set waits_since = now() - interval '4 days' where id = ${waiting}`;
  await database.owner`select private.keep_response_promise()`;
  await runAs(database, member, `select public.check_in_trial($1, 'lanjut')`, [seat?.id]);
  expect(await bells(owner)).toEqual(['application', 'team']);
  await database.owner`update public.project_applications set waits_since = now() - interval '15 days' where id = ${waiting}`;
  await database.owner`select private.keep_response_promise()`;
  expect(await bells(owner)).toEqual(['application', 'listing_expiring', 'team']);
});

test('who was given a number in a conversation stays in the list after a block and after it was taken back', async () => {
  const [owner, member] = [await createPerson(database), await createPerson(database, { premium: true })];
  const project = await createProject(database, owner);
  const [row] = await runAs(
    database,
    member,
    `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', true) returning id`,
    [project],
  );
  const [opened] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
    row?.['id'],
  ]);
  const thread = opened?.['id'];
  const views = (person: Person) =>
    runAs(database, person, 'select kind, name from public.list_number_views()');
  for (const person of [owner, member]) {
    expect(await views(person)).toEqual([]);
    await runAs(database, person, 'select public.share_contact($1, true)', [thread]);
  }
  expect(await views(owner)).toMatchObject([{ kind: 'conversation', name: expect.any(String) }]);
  await runAs(database, owner, 'select public.block_member($1, true)', [thread]);
  expect(await views(owner)).toEqual([{ kind: 'conversation', name: null }]);
  expect(await views(member)).toEqual([{ kind: 'conversation', name: null }]);
});

test('who blocks has no more bells of the other; the blocked keeps theirs and is told nothing', async () => {
  const { owner, member } = scene;
  expect(await bells(owner)).toEqual(['application', 'application']);
  const theirs = await bells(member);
  expect(theirs).toContain('decision');
  await block(owner, true);
  expect(await bells(owner)).toEqual([]);
  expect(await bells(member)).toEqual(theirs);
  await block(member, true);
  expect(await bells(member)).not.toContain('decision');
});
