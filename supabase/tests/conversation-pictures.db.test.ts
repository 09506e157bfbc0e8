/** Pictures in conversations: who may add, see and send them, and how long they stay. */
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

type Talk = { owner: Person; applicant: Person; thread: string; application: string };

async function beginTalk(ages: { owner?: number | null; applicant?: number | null } = {}): Promise<Talk> {
  const [owner, applicant] = [await createPerson(database), await createPerson(database, { premium: true })];
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
  for (const [person, age] of [
    [owner, ages.owner],
    [applicant, ages.applicant],
  ] as const) {
    if (age === null) await database.owner`delete from public.member_ages where user_id = ${person.id}`;
    else if (age !== undefined)
      await database.owner`
        update public.member_ages set birth_year = extract(year from now())::int - ${age} - 1 where user_id = ${person.id}`;
  }
  return { owner, applicant, thread: String(opened?.['id']), application };
}

async function say(person: Person, thread: string, body = 'Halo'): Promise<void> {
  await database.owner`select public.send_message(${person.id}, ${thread}, ${randomUUID()}, ${body})`;
}

const addObject = `insert into storage.objects (bucket_id, name) values ('gambar-pesan', $1) returning name`;
const nameOf = (person: Person, thread: string, id: string = randomUUID()): string =>
  `${person.id}/${thread}/${id}.webp`;
const add = (person: Person | null, name: string) => attemptAs(database, person, addObject, [name]);
const see = async (person: Person | null, name: string): Promise<boolean> =>
  ((await attemptAs(database, person, 'select 1 from storage.objects where name = $1', [name])).rows ?? [])
    .length > 0;

/** Adds a picture and sends it; gives its name. */
async function sendPicture(person: Person, thread: string, body = ''): Promise<string> {
  const id = randomUUID();
  const name = nameOf(person, thread, id);
  expect((await add(person, name)).rows).toEqual([{ name }]);
  await database.owner`select public.send_message(${person.id}, ${thread}, ${id}, ${body}, ${null}, ${name})`;
  return name;
}

const refusalOf = async (person: Person, thread: string): Promise<unknown> =>
  (await runAs(database, person, 'select picture_refusal from public.get_thread($1)', [thread]))[0]?.[
    'picture_refusal'
  ];

describe('adding', () => {
  test('waits until the other has answered, also with a signed address and with a line', async () => {
    const { owner, applicant, thread } = await beginTalk();
    await say(owner, thread);
    const id = randomUUID();
    const name = nameOf(owner, thread, id);
    expect((await add(owner, name)).code).toBe('42501');
    expect(await refusalOf(owner, thread)).toBe('picture_before_answer');
    // What the storage writes for a signed address is held by no policy.
    await expect(
      database.owner`insert into storage.objects (bucket_id, name) values ('gambar-pesan', ${name})`,
    ).rejects.toMatchObject({ code: '42501', hint: 'picture_before_answer' });
    await say(applicant, thread, 'Halo juga');
    expect(await refusalOf(owner, thread)).toBeNull();
    expect((await add(owner, name)).rows).toEqual([{ name }]);
    expect(await see(applicant, name)).toBe(false);
    await database.owner`select public.send_message(${owner.id}, ${thread}, ${id}, '', ${null}, ${name})`;
    expect(await see(applicant, name)).toBe(true);
  });

  test('is for the two of the conversation, in their own folder, by a plain name', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const stranger = await createPerson(database, { premium: true, admin: true });
    for (const [person, name] of [
      [null, nameOf(owner, thread)],
      [stranger, nameOf(stranger, thread)],
      [stranger, nameOf(owner, thread)],
      [owner, nameOf(applicant, thread)],
      [owner, nameOf(owner, randomUUID())],
      [owner, `${owner.id}/${thread}/../${randomUUID()}.webp`],
      [owner, `${owner.id}/${thread}/foto.webp`],
      [owner, `${owner.id}/${randomUUID()}.webp`],
      [owner, `${nameOf(owner, thread)}.html`],
      [owner, ''],
    ] as const)
      expect([name, (await add(person, name)).code]).toEqual([name, '42501']);
  });

  test('is nothing for whom has blocked, and what the blocked add stays with them', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const before = await sendPicture(applicant, thread);
    await runAs(database, owner, 'select public.block_member($1, true)', [thread]);
    expect((await add(owner, nameOf(owner, thread))).code).toBe('42501');
    const after = await sendPicture(applicant, thread);
    expect([await see(owner, before), await see(owner, after), await see(applicant, after)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each([
    ['a sender below 18', { owner: 16 }, 'age_limited', 'contact_hidden'],
    ['a sender whose age is not known', { owner: null }, 'age_needed', 'contact_hidden'],
  ])('%s neither sends nor receives', async (_name, ages, own, others) => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const earlier = await sendPicture(applicant, thread);
    await database.owner`delete from public.member_ages where user_id = ${owner.id}`;
    if (ages.owner !== null)
      await database.owner`
        insert into public.member_ages (user_id, birth_year) values (${owner.id}, extract(year from now())::int - ${ages.owner} - 1)`;
    expect([await refusalOf(owner, thread), await refusalOf(applicant, thread)]).toEqual([own, others]);
    for (const person of [owner, applicant])
      expect((await add(person, nameOf(person, thread))).code).toBe('42501');
    expect(await see(owner, earlier)).toBe(false);
  });

  test('has a limit of a day, and none where an admin sets 0', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    await database.owner`update public.app_settings set value = '2' where key = 'message_pictures_per_day'`;
    for (let count = 0; count < 2; count += 1)
      expect((await add(owner, nameOf(owner, thread))).rows).toHaveLength(1);
    expect((await add(owner, nameOf(owner, thread))).code).toBe('42501');
    expect((await add(applicant, nameOf(applicant, thread))).rows).toHaveLength(1);
    await database.owner`update public.app_settings set value = '0' where key = 'message_pictures_per_day'`;
    expect((await add(owner, nameOf(owner, thread))).rows).toHaveLength(1);
    await database.owner`update public.app_settings set value = '20' where key = 'message_pictures_per_day'`;
  });
});

describe('a line with a picture', () => {
  test('shows its own picture alone, and one that is there', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const sent = await sendPicture(applicant, thread, 'Ini menunya');
    for (const name of [nameOf(owner, thread), sent, 'x', '']) {
      await expect(
        database.owner`select public.send_message(${owner.id}, ${thread}, ${randomUUID()}, 'Halo', ${null}, ${name})`,
      ).rejects.toMatchObject({ code: 'PT422', hint: 'picture_missing' });
    }
    const lines = await runAs(
      database,
      owner,
      'select body, picture_path from public.thread_messages where picture_path is not null',
    );
    expect(lines).toEqual([{ body: 'Ini menunya', picture_path: sent }]);
    const [row] = await runAs(
      database,
      owner,
      'select last_body, last_has_picture from public.list_threads()',
    );
    expect(row).toEqual({ last_body: 'Ini menunya', last_has_picture: true });
  });

  test('is neither replaced nor taken back once it was sent; one that was not can be', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const sent = await sendPicture(owner, thread);
    const unsent = nameOf(owner, thread);
    await add(owner, unsent);
    const remove = (person: Person, name: string) =>
      runAs(database, person, 'delete from storage.objects where name = $1 returning name', [name]);
    expect(await remove(owner, sent)).toEqual([]);
    expect(await remove(applicant, unsent)).toEqual([]);
    expect((await add(owner, sent)).code).toBe('23505');
    expect(
      await runAs(database, owner, `update storage.objects set name = 'x' where name = $1 returning id`, [
        sent,
      ]),
    ).toEqual([]);
    expect(await remove(owner, unsent)).toEqual([{ name: unsent }]);
  });

  test('is kept in a report, where admins see it, and nowhere else', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const sent = await sendPicture(applicant, thread);
    const admin = await createPerson(database, { admin: true });
    expect(await see(admin, sent)).toBe(false);
    await runAs(
      database,
      owner,
      `insert into public.reports (target_kind, target_id, reason) values ('thread', $1, 'Penipuan')`,
      [thread],
    );
    const [report] = await database.owner<{ snapshot: { lines: { picture?: string }[] } }[]>`
      select snapshot from public.reports where target_id = ${thread}`;
    expect(report?.snapshot.lines.map(({ picture }) => picture)).toEqual([undefined, undefined, sent]);
    expect(await see(admin, sent)).toBe(true);
    expect(await see(await createPerson(database), sent)).toBe(false);
  });
});

describe('the end', () => {
  const clear = async (): Promise<void> => {
    await database.owner`
      update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'gambar-pesan'`;
    await database.owner`select private.purge_unused_pictures()`;
  };
  const isThere = async (name: string): Promise<boolean> =>
    (await database.owner`select 1 from storage.objects where name = ${name}`).length > 0;

  test('goes with the thread and with what was never sent; a report keeps it', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const [plain, unsent] = [await sendPicture(owner, thread), nameOf(owner, thread)];
    await add(owner, unsent);
    await clear();
    expect([await isThere(plain), await isThere(unsent)]).toEqual([true, false]);
    const other = await beginTalk();
    for (const person of [other.owner, other.applicant]) await say(person, other.thread);
    const reported = await sendPicture(other.applicant, other.thread);
    await runAs(
      database,
      other.owner,
      `insert into public.reports (target_kind, target_id, reason) values ('thread', $1, 'Penipuan')`,
      [other.thread],
    );
    await database.owner`update public.threads set ended_at = now() - interval '12 months'`;
    await database.owner`select private.purge_old_threads()`;
    await clear();
    expect([await isThere(plain), await isThere(reported)]).toEqual([false, true]);
  });

  test('goes with the account of the sender at once', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (const person of [owner, applicant]) await say(person, thread);
    const [theirs, others] = [await sendPicture(applicant, thread), await sendPicture(owner, thread)];
    await database.owner`delete from auth.users where id = ${applicant.id}`;
    expect([await isThere(theirs), await isThere(others)]).toEqual([false, true]);
    const lines = await runAs(
      database,
      owner,
      'select picture_path, removed_at is not null as removed from public.thread_messages where thread_id = $1 order by created_at, id',
      [thread],
    );
    expect(lines.filter((line) => line['picture_path'] !== null)).toEqual([
      { picture_path: others, removed: false },
    ]);
  });
});
