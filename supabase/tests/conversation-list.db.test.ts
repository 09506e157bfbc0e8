import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Talk = { owner: Person; applicant: Person; thread: string; application: string; project: string };

/** An application and its conversation. */
async function beginTalk(): Promise<Talk> {
  const owner = await createPerson(database);
  const applicant = await createPerson(database, { premium: true });
  const project = await createProject(database, owner);
  const [row] = await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Saya ikut') returning id`,
    [project],
  );
  const application = String(row?.['id']);
  const [opened] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
    application,
  ]);
  return { owner, applicant, thread: String(opened?.['id']), application, project };
}

/** Writes a line as the server does. */
const send = (person: Person, thread: string, body: string) =>
  database.owner`select public.send_message(${person.id}, ${thread}, ${randomUUID()}, ${body}, ${null})`;

const list = 'select * from public.list_threads($1)';
const block = 'select public.block_member($1, $2) as blocked';

describe('before the first line', () => {
  test('the conversation of an application is in both lists at once, with its message; a contact request only once it says something', async () => {
    const { owner, applicant, thread } = await beginTalk();
    const shown = { id: thread, kind: 'application', status: 'pending', last_body: 'Saya ikut', unread: 0 };
    expect(await runAs(database, owner, list, [''])).toMatchObject([
      { ...shown, last_is_own: false, other_id: applicant.id },
    ]);
    expect(await runAs(database, applicant, list, ['saya IKUT'])).toMatchObject([
      { ...shown, last_is_own: true, other_id: owner.id },
    ]);
    expect(await runAs(database, owner, list, ['bukan ini'])).toEqual([]);
    const contactOf = await createContact(database, owner);
    await runAs(database, applicant, `select public.open_thread('contact', $1)`, [contactOf]);
    expect(await runAs(database, applicant, list, [''])).toHaveLength(1);
    expect(await runAs(database, owner, list, [''])).toHaveLength(1);
    const stranger = await createPerson(database, { premium: true, admin: true });
    expect(await runAs(database, stranger, list, [''])).toEqual([]);
  });

  test('pages go on through conversations with and without lines', async () => {
    const { owner, applicant, thread } = await beginTalk();
    const project = await createProject(database, owner);
    await runAs(
      database,
      applicant,
      `insert into public.project_applications (project_id, application_message) values ($1, 'Saya juga')`,
      [project],
    );
    await send(owner, thread, 'Halo');
    const pages = [];
    let after: Record<string, unknown> | undefined;
    do {
      const [row] = await runAs(
        database,
        owner,
        'select id, last_body, last_at::text as last_at from public.list_threads(null, $1, $2, 1)',
        [after?.['last_at'] ?? null, after?.['id'] ?? null],
      );
      after = row;
      if (row !== undefined) pages.push(row['last_body']);
    } while (after !== undefined);
    expect(pages).toEqual(['Halo', 'Saya juga']);
  });

  test('it goes when the application is withdrawn, and from the list of the member who blocked the other', async () => {
    const { owner, applicant, thread } = await beginTalk();
    await runAs(database, owner, block, [thread, true]);
    expect(await runAs(database, owner, list, [''])).toEqual([]);
    expect(await runAs(database, applicant, list, [''])).toHaveLength(1);
    await send(applicant, thread, 'Kenapa diam?');
    expect(await runAs(database, owner, list, [''])).toEqual([]);
    await runAs(database, owner, block, [thread, false]);
    expect(await runAs(database, owner, list, [''])).toMatchObject([{ last_body: 'Saya ikut' }]);
    const other = await beginTalk();
    await database.owner`delete from public.project_applications where id = ${other.application}`;
    for (const person of [other.owner, other.applicant])
      expect(await runAs(database, person, list, [''])).toEqual([]);
  });
});
