/** Who was given a member's own number: every way it is given, whose name is told, and to whom nothing of it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const views = (person: Person | null, call = 'list_number_views()') =>
  runAs(database, person, `select kind, name, subject from public.${call}`);
const reveal = (viewer: Person, kind: string, id: string) =>
  runAs(database, viewer, 'select name from public.reveal_contact($1, $2)', [kind, id]);
const apply = async (applicant: Person, project: string): Promise<string> => {
  const [row] = await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
    [project],
  );
  return String(row?.['id']);
};
const block = (blocker: Person, blocked: Person) =>
  database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`;
const showPage = (person: Person, parts: string[]) =>
  database.owner`
    insert into public.public_profiles (user_id, is_public, page_parts) values (${person.id}, true, ${parts})
    on conflict (user_id) do update set page_parts = excluded.page_parts, is_public = true`;
const fullName = (person: Person) => `Anggota ${person.id.slice(0, 8)}`;

describe('every way the number is given', () => {
  test('in the directory of contacts: by a name only where the viewer has a page of their own', async () => {
    const owner = await createPerson(database);
    const viewer = await createPerson(database, { premium: true });
    await reveal(viewer, 'relasi', await createContact(database, owner));
    const row = { kind: 'contact', subject: 'Siti Aminah' };
    expect(await views(owner)).toEqual([{ ...row, name: null }]);
    await showPage(viewer, []);
    expect(await views(owner)).toEqual([{ ...row, name: viewer.username }]);
    await showPage(viewer, ['nama']);
    expect(await views(owner)).toEqual([{ ...row, name: fullName(viewer) }]);
    await database.owner`update public.public_profiles set is_public = false where user_id = ${viewer.id}`;
    expect(await views(owner)).toEqual([{ ...row, name: null }]);
  });

  test('in the directory of projects, to a person who has applied', async () => {
    const owner = await createPerson(database);
    const applicant = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await apply(applicant, project);
    await reveal(applicant, 'project', project);
    expect(await views(owner)).toEqual([
      { kind: 'project', name: fullName(applicant), subject: 'Aplikasi kasir' },
    ]);
    // The number that went along with the application is the applicant's matter.
    expect(await views(applicant)).toEqual([
      { kind: 'application', name: 'Pemilik', subject: 'Aplikasi kasir' },
    ]);
  });

  test.each<[string, (person: Person, thread: string) => Promise<unknown>]>([
    ['is paused again', (person) => runAs(database, person, 'select public.pause_account(true)')],
    [
      'takes back',
      (person, thread) => runAs(database, person, 'select public.share_contact($1, false)', [thread]),
    ],
    ['blocks', (person, thread) => runAs(database, person, 'select public.block_member($1, true)', [thread])],
  ])(
    'in a conversation, shared while the other was paused: once the other is back, also when that one %s',
    async (_, hide) => {
      const owner = await createPerson(database);
      const applicant = await createPerson(database, { premium: true });
      const project = await createProject(database, owner);
      await runAs(
        database,
        applicant,
        `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', true)`,
        [project],
      );
      const [thread] = await runAs(
        database,
        owner,
        `select public.open_thread('application', (select id from public.project_applications where project_id = $1)) as id`,
        [project],
      );
      const share = (person: Person) =>
        runAs(database, person, 'select public.share_contact($1, true)', [thread?.['id']]);
      await share(owner);
      await runAs(database, owner, 'select public.pause_account(true)');
      await share(applicant);
      expect(await views(applicant)).toEqual([]);
      await runAs(database, owner, 'select public.pause_account(false)');
      expect(await views(applicant)).toMatchObject([{ kind: 'conversation', subject: 'Aplikasi kasir' }]);
      // Seen, and then hidden again by whom it was given to: it was given all the same.
      await hide(owner, String(thread?.['id']));
      expect(await views(applicant)).toMatchObject([{ kind: 'conversation' }]);
    },
  );

  test('in a conversation that opened after a pause, also when both take back at the same moment', async () => {
    const owner = await createPerson(database);
    const applicant = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await runAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', true)`,
      [project],
    );
    const [thread] = await runAs(
      database,
      owner,
      `select public.open_thread('application', (select id from public.project_applications where project_id = $1)) as id`,
      [project],
    );
    const share = (person: Person, shares: boolean) =>
      runAs(database, person, 'select public.share_contact($1, $2) as shares', [thread?.['id'], shares]);
    await share(owner, true);
    await runAs(database, owner, 'select public.pause_account(true)');
    await share(applicant, true);
    await runAs(database, owner, 'select public.pause_account(false)');
    // Both have begun before either ends.
    await database.owner.unsafe(`
      create function public.wait_a_moment() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.3); return new; end $$;
      create trigger a_wait before update of shared_at on public.thread_members
        for each row execute function public.wait_a_moment()`);
    try {
      const ended = await Promise.all([share(owner, false), share(applicant, false)]);
      expect(ended).toEqual([[{ shares: false }], [{ shares: false }]]);
    } finally {
      await database.owner.unsafe('drop function public.wait_a_moment() cascade');
    }
    expect(await views(applicant)).toMatchObject([{ kind: 'conversation' }]);
    expect(await views(owner)).toMatchObject([{ kind: 'conversation' }]);
  });

  test('in a conversation, once both have shared or the application was accepted, and not before', async () => {
    const owner = await createPerson(database);
    const applicant = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await runAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', true)`,
      [project],
    );
    const [application] = await database.owner<{ id: string }[]>`
      select id from public.project_applications where project_id = ${project}`;
    const [thread] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
      application?.id,
    ]);
    const share = (person: Person, shares: boolean) =>
      runAs(database, person, 'select public.share_contact($1, $2)', [thread?.['id'], shares]);
    await share(owner, true);
    expect([await views(owner), await views(applicant)]).toEqual([[], []]);
    await share(applicant, true);
    const row = { kind: 'conversation', subject: 'Aplikasi kasir' };
    expect(await views(owner)).toEqual([{ ...row, name: fullName(applicant) }]);
    expect(await views(applicant)).toMatchObject([row]);
    // Taken back: it was given all the same.
    await share(applicant, false);
    expect(await views(owner)).toEqual([{ ...row, name: fullName(applicant) }]);
    expect(await views(applicant)).toMatchObject([row]);
    await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
      application?.id,
    ]);
    expect(await views(owner)).toMatchObject([row]);
    expect(await views(applicant)).toMatchObject([row]);
  });

  test('at the desk, once a day, without a name', async () => {
    const person = await createPerson(database);
    for (const admin of [
      await createPerson(database, { admin: true }),
      await createPerson(database, { admin: true }),
    ])
      await runAs(database, admin, 'select public.admin_open_person($1)', [person.id]);
    expect(await views(person)).toEqual([{ kind: 'staff', name: null, subject: null }]);
  });
});

describe('a name that is not told', () => {
  let owner: Person;
  let applicant: Person;
  beforeEach(async () => {
    owner = await createPerson(database);
    applicant = await createPerson(database, { premium: true });
    const project = await createProject(database, owner);
    await apply(applicant, project);
    await reveal(applicant, 'project', project);
  });
  const nameless = { kind: 'application', name: null, subject: null };

  test('of a person who has blocked the caller, or whom the caller has blocked: nor by the name of their project', async () => {
    for (const [blocker, blocked] of [
      [owner, applicant],
      [applicant, owner],
    ] as const) {
      await block(blocker, blocked);
      expect(await views(applicant)).toEqual([nameless]);
      expect(await views(owner)).toEqual([{ kind: 'project', name: null, subject: 'Aplikasi kasir' }]);
      await database.owner`delete from public.member_blocks where blocker_id = ${blocker.id}`;
      expect(await views(applicant)).toMatchObject([{ name: 'Pemilik' }]);
      expect(await views(owner)).toMatchObject([{ name: fullName(applicant) }]);
    }
  });

  test('of a page that blocked the caller', async () => {
    await showPage(applicant, ['nama']);
    await block(applicant, owner);
    expect(await views(owner)).toMatchObject([{ name: null }]);
  });

  test('of a banned person, while the ban lasts', async () => {
    await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`;
    expect(await views(applicant)).toEqual([nameless]);
  });

  test('of a member below 18, who still sees who was given the own number', async () => {
    const young = await createPerson(database, { age: null, premium: true });
    const project = await createProject(database, owner, 'Kopi');
    await apply(young, project);
    await reveal(young, 'project', project);
    expect(await views(owner, 'list_number_views(1)')).toMatchObject([{ name: fullName(young) }]);
    await runAs(database, young, 'select public.state_age($1, $2, $3)', [
      birthYearOf(11),
      privacyVersion,
      `${young.username}@wali.test`,
    ]);
    expect(await views(owner, 'list_number_views(1)')).toEqual([
      { kind: 'project', name: null, subject: 'Kopi' },
    ]);
    expect(await views(young)).toEqual([{ kind: 'application', name: 'Pemilik', subject: 'Kopi' }]);
  });
});

describe('whose rows', () => {
  test("a visitor reads nothing, another member and an admin nothing of anyone's", async () => {
    const owner = await createPerson(database);
    const viewer = await createPerson(database, { premium: true });
    await reveal(viewer, 'relasi', await createContact(database, owner));
    const admin = await createPerson(database, { admin: true });
    expect((await attemptAs(database, null, 'select * from public.list_number_views()')).code).toBe('42501');
    for (const person of [viewer, admin, await createPerson(database)])
      expect(await views(person)).toEqual([]);
  });

  test.each([
    'select * from private.number_views($1)',
    'select private.shown_name($1)',
    'select * from public.list_number_views($1::uuid)',
  ])('no member asks for another: %s', async (sql) => {
    const owner = await createPerson(database);
    const outcome = await attemptAs(database, await createPerson(database), sql, [owner.id]);
    expect(['42501', '42883']).toContain(outcome.code);
  });

  test('newest first, and no more than 200, whatever is asked for', async () => {
    const owner = await createPerson(database);
    const viewer = await createPerson(database);
    const contact = await createContact(database, owner);
    await database.owner`
      insert into public.contact_reveals (user_id, target_kind, target_id, created_at)
      select ${viewer.id}, 'relasi', ${contact}, now() - make_interval(hours => n) from generate_series(1, 300) as n`;
    for (const [asked, given] of [
      ['null', 20],
      ['0', 1],
      ['-5', 1],
      ['21', 21],
      ['2147483647', 200],
    ] as const)
      expect(await views(owner, `list_number_views(${asked})`)).toHaveLength(given);
    const [row] = await runAs(
      database,
      owner,
      `select bool_and(viewed_at < before) as sorted from (
        select viewed_at, lag(viewed_at) over () as before from public.list_number_views(200)) as v where before is not null`,
    );
    expect(row).toEqual({ sorted: true });
  });
});
