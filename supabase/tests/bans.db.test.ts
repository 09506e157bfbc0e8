/** What a banned member publishes is not shown while the ban lasts, whichever way it is asked for, and is there again afterwards. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let premium: Person;
let applicant: Person;
let owner: Person;
let project: string;
let contact: string;
let shared: string;

const ban = (person: Person, until: Date | null) =>
  runAs(database, admin, `select public.admin_ban_person($1, 'Menipu pelamar', $2)`, [
    person.id,
    until?.toISOString() ?? null,
  ]);
const apply = (person: Person) =>
  attemptAs(
    database,
    person,
    `insert into public.project_applications (project_id, applicant_id, application_message, applicant_skills)
    values ($1, $2, 'Saya ingin bergabung dengan tim ini', array['SEO']) returning id`,
    [project, person.id],
    { rollback: true },
  );

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  premium = await createPerson(database, { premium: true });
  applicant = await createPerson(database, { premium: true });
  owner = await createPerson(database);
  project = await createProject(database, owner, 'Zirkonium kasir');
  contact = await createContact(database, owner, 'Zirkonia Putri');
  await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, applicant_id, application_message, applicant_skills)
    values ($1, $2, 'Saya ingin bergabung dengan tim ini', array['SEO'])`,
    [project, applicant.id],
  );
  await database.owner`update public.project_applications set status = 'accepted' where project_id = ${project}`;
  await runAs(
    database,
    owner,
    `insert into public.matching_profiles (user_id, skills, is_adult, findable) values ($1, '[]', true, true)`,
    [owner.id],
  );
  const [idea] = await runAs(
    database,
    owner,
    `insert into public.business_ideas (user_id, title) values ($1, 'Zirkonium kasir') returning id`,
    [owner.id],
  );
  const [link] = await runAs(database, owner, 'select public.share_idea($1) as token', [idea?.['id']]);
  shared = String(link?.['token']);
});
afterAll(() => database.drop());

/** Each way in which others come upon what the owner published: how many rows it gives, or its refusal. */
async function lookAround(): Promise<Record<string, number | string>> {
  const seen: Record<string, number | string> = {};
  const ask = async (name: string, person: Person | null, sql: string, params: string[] = []) => {
    const outcome = await attemptAs(database, person, sql, params, { rollback: true });
    seen[name] = outcome.code ?? outcome.rows.length;
  };
  for (const [who, person] of [
    ['visitor', null],
    ['member', premium],
  ] as const) {
    await ask(`${who}: project`, person, 'select id from public.project_listings where id = $1', [project]);
    await ask(`${who}: contact`, person, 'select id from public.relasi_bisnis where id = $1', [contact]);
    await ask(`${who}: projects`, person, 'select id from public.search_projects()');
    await ask(`${who}: found`, person, `select id from public.search_projects(q => 'zirkonium')`);
    await ask(`${who}: contacts`, person, 'select id from public.search_contacts()');
    await ask(`${who}: found person`, person, `select id from public.search_contacts(q => 'zirkonia')`);
    await ask(`${who}: page`, person, 'select 1 from public.get_project_page($1) as p where p is not null', [
      project,
    ]);
    await ask(
      `${who}: shared idea`,
      person,
      'select 1 from public.get_shared_idea($1) as i where i is not null',
      [shared],
    );
    await ask(
      `${who}: comment`,
      person,
      `select public.comment_shared_idea($1, 'Bu Ratna', 'Bagus sekali')`,
      [shared],
    );
    await ask(
      `${who}: counted`,
      person,
      'select 1 from public.get_public_stats() where open_projects > 0 and contacts > 0',
    );
  }
  for (const [kind, id] of [
    ['project', project],
    ['relasi', contact],
  ] as const)
    await ask(
      `report ${kind}`,
      premium,
      `insert into public.reports (target_kind, target_id, reason) values ($1, $2, 'Penipuan') returning id`,
      [kind, id],
    );
  await ask('reveal contact', premium, `select * from public.reveal_contact('relasi', $1)`, [contact]);
  await ask('reveal project', premium, `select * from public.reveal_contact('project', $1)`, [project]);
  await ask('reveal as accepted', applicant, `select * from public.reveal_contact('project', $1)`, [project]);
  await ask('write to contact', premium, `select public.open_thread('contact', $1)`, [contact]);
  seen['apply'] = (await apply(premium)).code ?? 1;
  const [found] = await database.owner<{ ok: boolean }[]>`select private.is_findable(${owner.id}) as ok`;
  seen['findable'] = found?.ok === true ? 1 : 0;
  return seen;
}

const allOf = (seen: Record<string, number | string>, value: number) =>
  Object.fromEntries(Object.keys(seen).map((name) => [name, value]));
const hidden = {
  'visitor: comment': 'PT404',
  'member: comment': 'PT404',
  'report project': 'PT404',
  'report relasi': 'PT404',
  'reveal contact': 'PT404',
  'reveal project': 'PT404',
  'reveal as accepted': 'PT404',
  'write to contact': 'PT404',
  apply: '42501',
};

describe('a pause', () => {
  const pause = async (pauses: boolean) =>
    (await runAs(database, owner, 'select public.pause_account($1) as since', [pauses]))[0]?.['since'];

  test('hides the same, until the owner comes back', async () => {
    const before = await lookAround();
    const since = await pause(true);
    expect(since).not.toBeNull();
    expect(await pause(true)).toEqual(since);
    const during = await lookAround();
    expect(during).toEqual({ ...allOf(during, 0), ...hidden });
    expect(
      await runAs(database, owner, 'select id from public.project_listings where id = $1', [project]),
    ).toHaveLength(1);
    expect(await pause(false)).toBeNull();
    expect(await lookAround()).toEqual(before);
  });

  test('and a ban do not end each other', async () => {
    await pause(true);
    await ban(owner, new Date(Date.now() + 86_400_000));
    await pause(false);
    expect((await lookAround())['member: project']).toBe(0);
    await pause(true);
    await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
    expect((await lookAround())['member: project']).toBe(0);
    await pause(false);
    expect((await lookAround())['member: project']).toBe(1);
  });

  test('is told of before a year is over, and only then ends the account', async () => {
    const paused = await createPerson(database);
    await runAs(database, paused, 'select public.pause_account(true)');
    const age = (days: number) => database.owner`
      update public.account_pauses set paused_at = now() - make_interval(days => ${days}) where user_id = ${paused.id}`;
    const run = async () =>
      (await database.owner<{ gone: number }[]>`select private.end_old_pauses() as gone`)[0]?.gone;
    const told = async () =>
      (await runAs(database, paused, `select id from public.notifications where kind = 'system'`)).length;
    await age(330);
    expect([await run(), await told()]).toEqual([0, 0]);
    await age(400);
    expect([await run(), await told()]).toEqual([0, 1]);
    expect([await run(), await told()]).toEqual([0, 1]);
    await database.owner`update public.account_pauses set reminded_at = now() - interval '30 days'`;
    expect(await run()).toBe(1);
    expect(await database.owner`select id from auth.users where id = ${paused.id}`).toEqual([]);
    const listed = await database.owner`
      select payload #> '{traits,soft}' as soft from auth.audit_log_entries
      where payload ->> 'action' = 'user_deleted' and payload #>> '{traits,user_id}' = ${paused.id}`;
    expect(listed).toEqual([{ soft: false }]);
  });
});

describe('a block', () => {
  const block = (by: Person, whom: Person) =>
    database.owner`insert into public.member_blocks (blocker_id, blocked_id) values (${by.id}, ${whom.id})`;
  const ofMember = (seen: Record<string, number | string>) =>
    Object.fromEntries(
      Object.entries(seen).filter(([name]) =>
        /^(member: |report |reveal contact|reveal project|write|apply)/.test(name),
      ),
    );

  test.each([
    ['the owner blocks the reader', () => block(owner, premium)],
    ['the reader blocks the owner', () => block(premium, owner)],
  ])('hides the two from each other at every door, and from no other: %s', async (_name, act) => {
    const before = await lookAround();
    await act();
    const during = await lookAround();
    const seen = ofMember(during);
    expect(seen).toEqual({
      ...allOf(seen, 0),
      'member: comment': 'PT404',
      // A block is no way out of a report (report-snapshots.db.test.ts).
      'report project': 1,
      'report relasi': 1,
      'reveal contact': 'PT404',
      'reveal project': 'PT404',
      'write to contact': 'PT404',
      apply: '42501',
    });
    expect({ ...during, ...ofMember(before) }).toEqual(before);
    expect(
      await runAs(database, owner, 'select blocked_id from public.member_blocks where blocked_id = $1', [
        owner.id,
      ]),
    ).toEqual([]);
    await database.owner`delete from public.member_blocks`;
    expect(await lookAround()).toEqual(before);
  });
});

describe('a ban', () => {
  test('hides listing, contact and profile until its end, without another action', async () => {
    const before = await lookAround();
    expect(before).toEqual(allOf(before, 1));
    await ban(owner, new Date(Date.now() + 86_400_000));
    const during = await lookAround();
    expect(during).toEqual({ ...allOf(during, 0), ...hidden });
    // Its end comes by the clock: the row of the list is still there.
    await database.owner`update private.banned_members set until = now() - interval '1 second' where user_id = ${owner.id}`;
    expect(await lookAround()).toEqual(before);
    await database.owner`select private.forget_bans()`;
    expect(await database.owner`select 1 from private.banned_members where user_id = ${owner.id}`).toEqual(
      [],
    );
    await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
  });

  test('ends when it is lifted, and follows the column however it is set', async () => {
    await ban(owner, null);
    expect((await lookAround())['visitor: project']).toBe(0);
    await runAs(database, admin, `select public.admin_unban_person($1, 'Banding diterima')`, [owner.id]);
    expect((await lookAround())['visitor: project']).toBe(1);
    await database.owner`update auth.users set banned_until = now() + interval '1 hour' where id = ${owner.id}`;
    expect((await lookAround())['visitor: contact']).toBe(0);
    await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
    expect((await lookAround())['visitor: contact']).toBe(1);
  });

  test('the admin still sees it, who has applied keeps the listing, and the owner their own rows', async () => {
    await ban(owner, null);
    const read = 'select id from public.project_listings where id = $1';
    expect(await runAs(database, admin, read, [project])).toHaveLength(1);
    expect(await runAs(database, applicant, read, [project])).toHaveLength(1);
    expect(await runAs(database, owner, read, [project])).toHaveLength(1);
    const contacts = 'select id from public.relasi_bisnis where id = $1';
    expect(await runAs(database, admin, contacts, [contact])).toHaveLength(1);
    expect(await runAs(database, owner, contacts, [contact])).toHaveLength(1);
    await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
  });

  test('no user but the server reads or writes the list of bans', async () => {
    for (const person of [null, premium, owner, admin])
      for (const sql of [
        'select * from private.banned_members',
        'delete from private.banned_members',
        `insert into private.banned_members values ('${owner.id}', now() + interval '1 year')`,
        'select private.forget_bans()',
        `select private.is_banned('${owner.id}')`,
      ])
        expect((await attemptAs(database, person, sql, [], { rollback: true })).code).toBe('42501');
  });
});
