import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const list = `select * from public.list_threads('')`;
const contact = 'select * from public.get_thread_contact($1)';
const share = 'select public.share_contact($1, $2) as shared';

/** Writes a line as the server does. */
const send = (person: Person, thread: string, body: string) =>
  database.owner`select public.send_message(${person.id}, ${thread}, ${randomUUID()}, ${body}, ${null})`;

describe('invitations', () => {
  const invite = 'select public.invite_person($1, $2) as id';
  const findable = async (): Promise<Person> => {
    const person = await createPerson(database);
    await runAs(
      database,
      person,
      `insert into public.matching_profiles (is_adult, findable) values (true, true)`,
    );
    return person;
  };

  test('a free owner begins one thread with whom wants to be found, who answers for free; no other member does', async () => {
    const [owner, person, stranger] = [
      await createPerson(database),
      await findable(),
      await createPerson(database),
    ];
    const project = await createProject(database, owner);
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => runAs(database, owner, invite, [project, person.id])),
    );
    const ids = new Set(begun.map(([row]) => String(row?.['id'])));
    expect(ids.size).toBe(1);
    const thread = [...ids][0] ?? '';
    expect(await runAs(database, person, list)).toEqual([]);
    await send(owner, thread, 'Halo, mau ikut?');
    expect(await runAs(database, person, list)).toMatchObject([{ kind: 'invitation', unread: 1 }]);
    await send(person, thread, 'Boleh cerita dulu?');
    expect((await attemptAs(database, person, contact, [thread])).code).toBe('PT403');
    expect(
      await runAs(database, stranger, 'select body from public.thread_messages where thread_id = $1', [
        thread,
      ]),
    ).toEqual([]);
    for (const [who, whom, code] of [
      [stranger, person, 'PT404'],
      [owner, stranger, 'PT404'],
      [owner, owner, 'PT404'],
      [null, person, '42501'],
    ] as const)
      expect((await attemptAs(database, who, invite, [project, whom.id])).code).toBe(code);
    for (const who of [person, owner]) await runAs(database, who, share, [thread, true]);
    expect((await runAs(database, owner, contact, [thread]))[0]).toMatchObject({ email: person.email });
  });

  test('five a day, never to a closed listing; who has applied is spoken to in that thread', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    const people = await Promise.all(Array.from({ length: 6 }, findable));
    const outcomes = await Promise.all(
      people.map((person) => attemptAs(database, owner, invite, [project, person.id])),
    );
    expect(outcomes.filter(({ rows }) => rows)).toHaveLength(5);
    expect(outcomes.filter(({ code }) => code === 'PT429')).toHaveLength(1);
    const applicant = await createPerson(database, { premium: true });
    const [row] = await runAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
      [project],
    );
    const [talk] = await runAs(database, applicant, `select public.open_thread('application', $1) as id`, [
      row?.['id'],
    ]);
    const [again] = await runAs(database, owner, invite, [project, applicant.id]);
    expect(again?.['id']).toBe(talk?.['id']);
    await runAs(database, owner, 'select public.close_project($1)', [project]);
    const closed = await attemptAs(database, owner, invite, [project, (await findable()).id]);
    expect(closed.code).toBe('PT409');
  });

  test('an invitation without a first line is taken away after a while and counts no more; one with a line stays', async () => {
    const owner = await createPerson(database);
    const project = await createProject(database, owner);
    const people = await Promise.all(Array.from({ length: 7 }, findable));
    const [first, ...others] = people;
    const begin = (person: Person | undefined) =>
      attemptAs(database, owner, invite, [project, person?.id ?? '']);
    const begun = String((await begin(first)).rows?.[0]?.['id']);
    await send(owner, begun, 'Halo, mau ikut?');
    for (const person of others.slice(0, 4)) expect((await begin(person)).code).toBeNull();
    expect((await begin(others[4])).code).toBe('PT429');
    const age = () =>
      database.owner`update public.threads set created_at = created_at - interval '16 minutes' where starter_id = ${owner.id}`;
    await age();
    for (const person of others.slice(2)) expect((await begin(person)).code).toBeNull();
    const kept = await database.owner`select id, last_message_at is not null as has_line from public.threads
      where starter_id = ${owner.id} order by created_at`;
    expect(kept).toHaveLength(5);
    expect(kept[0]).toEqual({ id: begun, has_line: true });
    expect((await begin(others[0])).code).toBe('PT429');
  });

  test('a member who takes the wish to be found back, or is not 18, cannot be invited', async () => {
    const [owner, person] = [await createPerson(database), await findable()];
    const project = await createProject(database, owner);
    await runAs(database, person, 'update public.matching_profiles set findable = false');
    expect((await attemptAs(database, owner, invite, [project, person.id])).code).toBe('PT404');
    await runAs(database, person, 'update public.matching_profiles set findable = true');
    await runAs(database, person, 'update public.matching_profiles set is_adult = false');
    expect((await attemptAs(database, owner, invite, [project, person.id])).code).toBe('PT404');
  });
});
