import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Talk = { owner: Person; applicant: Person; thread: string; application: string; project: string };

/** An application and its conversation. */
async function beginTalk(viaMessages = false): Promise<Talk> {
  const owner = await createPerson(database);
  const applicant = await createPerson(database, { premium: true });
  const project = await createProject(database, owner);
  const [row] = await runAs(
    database,
    applicant,
    `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Saya ikut', $2) returning id`,
    [project, viaMessages],
  );
  const application = String(row?.['id']);
  const [opened] = await runAs(database, owner, `select public.open_thread('application', $1) as id`, [
    application,
  ]);
  return { owner, applicant, thread: String(opened?.['id']), application, project };
}

/** Writes a line as the server does; gives the row. */
async function send(person: Person, thread: string, body: string, id: string = randomUUID()) {
  const [row] = await database.owner`
    select * from public.send_message(${person.id}, ${thread}, ${id}, ${body}, ${null})`;
  return row;
}

const read = (person: Person | null, thread: string) =>
  attemptAs(
    database,
    person,
    'select body from public.thread_messages where thread_id = $1 order by created_at',
    [thread],
  );
const open = 'select * from public.get_thread($1)';
const contact = 'select * from public.get_thread_contact($1)';
const share = 'select public.share_contact($1, $2) as shared';
const block = 'select public.block_member($1, $2) as blocked';
const list = 'select * from public.list_threads($1)';

describe('who may begin', () => {
  test('an application makes one thread, also when many open it at once and when it was there before', async () => {
    const { owner, applicant, thread, application } = await beginTalk();
    await database.owner`delete from public.threads where id = ${thread}`;
    const opened = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        runAs(database, index % 2 ? owner : applicant, `select public.open_thread('application', $1) as id`, [
          application,
        ]),
      ),
    );
    expect(new Set(opened.map(([row]) => row?.['id'])).size).toBe(1);
    const stranger = await createPerson(database, { premium: true, admin: true });
    const outcome = await attemptAs(database, stranger, `select public.open_thread('application', $1)`, [
      application,
    ]);
    expect(outcome).toMatchObject({ code: 'PT404', hint: 'not_found' });
    expect(
      (await attemptAs(database, null, `select public.open_thread('application', $1)`, [application])).code,
    ).toBe('42501');
  });

  test('a contact request is for Premium members, ten a day; the answer is free', async () => {
    const free = await createPerson(database);
    const premium = await createPerson(database, { premium: true });
    const asked = await createPerson(database);
    const target = await createContact(database, asked);
    const request = `select public.open_thread('contact', $1) as id`;
    expect(await attemptAs(database, free, request, [target])).toMatchObject({
      code: 'PT402',
      hint: 'premium_required',
    });
    expect((await attemptAs(database, asked, request, [target])).code).toBe('PT404');
    const [row] = await runAs(database, premium, request, [target]);
    expect(await runAs(database, premium, request, [target])).toEqual([row]);
    await send(premium, String(row?.['id']), 'Halo');
    await send(asked, String(row?.['id']), 'Halo juga');
    for (let count = 1; count < 10; count += 1)
      await runAs(database, premium, request, [await createContact(database, asked)]);
    expect(await attemptAs(database, premium, request, [await createContact(database, asked)])).toMatchObject(
      {
        code: 'PT429',
        hint: 'daily_limit',
      },
    );
  });
});

describe('writing', () => {
  test('50 sends of the same id make one line, also at once; the id of another line is refused', async () => {
    const { owner, applicant, thread } = await beginTalk();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 50 }, () => send(applicant, thread, 'Sekali saja', id)));
    expect(
      await database.owner`select 1 from public.thread_messages where thread_id = ${thread}`,
    ).toHaveLength(1);
    const [member] = await database.owner`
      select unread from public.thread_members where thread_id = ${thread} and user_id = ${owner.id}`;
    expect(member?.['unread']).toBe(1);
    await expect(send(owner, thread, 'Palsu', id)).rejects.toMatchObject({
      code: 'PT409',
      hint: 'message_id_taken',
    });
  });

  test('nothing empty, nothing too long, no marks that deceive, nothing from a stranger', async () => {
    const { applicant, thread } = await beginTalk();
    const stranger = await createPerson(database, { premium: true });
    await expect(send(applicant, thread, ' \n\t\u0001 ')).rejects.toMatchObject({ hint: 'message_empty' });
    await expect(send(applicant, thread, 'a'.repeat(2001))).rejects.toMatchObject({
      hint: 'message_too_long',
    });
    expect((await send(applicant, thread, 'a'.repeat(2000)))?.['body']).toHaveLength(2000);
    expect((await send(applicant, thread, '\n dua\nbaris \u202egnisamaynu 👩‍💻\n'))?.['body']).toBe(
      'dua\nbaris gnisamaynu 👩‍💻',
    );
    await expect(send(stranger, thread, 'Halo')).rejects.toMatchObject({ code: 'PT404' });
    expect(
      (
        await attemptAs(
          database,
          applicant,
          `select public.send_message($1, $2, gen_random_uuid(), 'x', null)`,
          [applicant.id, thread],
        )
      ).code,
    ).toBe('42501');
  });

  test('a writer is slowed down kindly, a new account sooner', async () => {
    const { owner, applicant, thread } = await beginTalk();
    for (let count = 0; count < 20; count += 1) await send(applicant, thread, `Baris ${count}`);
    await expect(send(applicant, thread, 'Terlalu cepat')).rejects.toMatchObject({ hint: 'too_fast' });
    await database.owner`
      insert into public.thread_messages (id, thread_id, sender_id, body, created_at)
      select gen_random_uuid(), ${thread}, ${owner.id}, 'x', now() - interval '2 hours' from generate_series(1, 60)`;
    await expect(send(owner, thread, 'Satu lagi')).rejects.toMatchObject({
      hint: 'daily_limit',
      message: expect.stringContaining('berumur 7 hari') as string,
    });
    await database.owner`update auth.users set created_at = now() - interval '8 days' where id = ${owner.id}`;
    expect((await send(owner, thread, 'Satu lagi'))?.['body']).toBe('Satu lagi');
  });
});

describe('reading', () => {
  test('both read the lines; no other member finds the thread, its lines or its people', async () => {
    const { owner, applicant, thread } = await beginTalk();
    await send(applicant, thread, 'Halo');
    await send(owner, thread, 'Halo juga');
    for (const person of [owner, applicant])
      expect((await read(person, thread)).rows).toEqual([{ body: 'Halo' }, { body: 'Halo juga' }]);
    const stranger = await createPerson(database, { premium: true, admin: true });
    expect((await read(stranger, thread)).rows).toEqual([]);
    expect((await read(null, thread)).code).toBe('42501');
    for (const call of [open, 'select * from public.thread_members where thread_id = $1'])
      expect((await attemptAs(database, stranger, call, [thread])).rows ?? []).toEqual([]);
    expect((await attemptAs(database, stranger, contact, [thread])).code).toBe('PT404');
    expect((await attemptAs(database, stranger, share, [thread, true])).code).toBe('PT404');
    expect((await attemptAs(database, stranger, block, [thread, true])).code).toBe('PT404');
    await runAs(database, stranger, 'select public.mark_thread_read($1)', [thread]);
    expect(await runAs(database, stranger, list, [''])).toEqual([]);
  });

  test('the list shows the last line, what is unread, and finds words, names and nothing by a wildcard', async () => {
    const { owner, applicant, thread } = await beginTalk();
    await send(applicant, thread, 'Kapan kita mulai 100%?');
    expect(await runAs(database, owner, list, [null])).toMatchObject([
      {
        id: thread,
        subject: 'Aplikasi kasir',
        status: 'pending',
        unread: 1,
        last_body: 'Kapan kita mulai 100%?',
        last_is_own: false,
        other_id: applicant.id,
      },
    ]);
    expect(await runAs(database, applicant, list, [''])).toMatchObject([{ unread: 0, last_is_own: true }]);
    for (const [words, found] of [
      ['kita mulai', 1],
      ['KASIR', 1],
      ['100%', 1],
      ['%_%', 0],
      ['bukan ini', 0],
    ] as const)
      expect(await runAs(database, owner, list, [words])).toHaveLength(found);
    const bell = `select title, link from public.notifications where kind = 'message'`;
    await send(applicant, thread, 'Halo?');
    expect(await runAs(database, owner, bell)).toEqual([
      { title: expect.stringMatching(/^Pesan baru dari Anggota/) as string, link: `/pesan/${thread}` },
    ]);
    await runAs(database, owner, 'select public.mark_thread_read($1)', [thread]);
    expect(await runAs(database, owner, bell)).toEqual([]);
    expect(await runAs(database, owner, list, [''])).toMatchObject([{ unread: 0 }]);
    const [seen] = await runAs(database, applicant, open, [thread]);
    expect(seen?.['other_read_at']).not.toBeNull();
  });
});

describe('contacts', () => {
  test('are seen when both share, and no longer when one takes it back', async () => {
    const { owner, applicant, thread } = await beginTalk(true);
    for (const person of [owner, applicant])
      expect(await attemptAs(database, person, contact, [thread])).toMatchObject({
        code: 'PT403',
        hint: 'consent_missing',
      });
    await runAs(database, owner, share, [thread, true]);
    expect((await attemptAs(database, applicant, contact, [thread])).code).toBe('PT403');
    await runAs(database, applicant, share, [thread, true]);
    const [seen] = await runAs(database, owner, contact, [thread]);
    expect(seen).toMatchObject({ email: applicant.email });
    expect(seen?.['whatsapp']).toMatch(/^62/);
    expect(await runAs(database, applicant, contact, [thread])).toMatchObject([{ email: owner.email }]);
    await runAs(database, applicant, share, [thread, false]);
    expect((await attemptAs(database, owner, contact, [thread])).code).toBe('PT403');
  });

  test('are seen when the application is accepted', async () => {
    const { owner, applicant, thread, application } = await beginTalk(true);
    await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
      application,
    ]);
    expect(await runAs(database, owner, contact, [thread])).toMatchObject([{ email: applicant.email }]);
    expect(await runAs(database, applicant, contact, [thread])).toMatchObject([
      { email: 'pemilik@kampus.test', whatsapp: '6281234567890' },
    ]);
  });

  test('a person who writes here first sends neither number nor e-mail; the others send both as specified', async () => {
    const columns = `select applicant_whatsapp, applicant_email from public.project_applications where id = $1`;
    const hidden = await beginTalk(true);
    expect(await runAs(database, hidden.owner, columns, [hidden.application])).toEqual([
      { applicant_whatsapp: null, applicant_email: null },
    ]);
    const shown = await beginTalk();
    expect(await runAs(database, shown.owner, columns, [shown.application])).toEqual([
      { applicant_whatsapp: expect.stringMatching(/^62/) as string, applicant_email: shown.applicant.email },
    ]);
  });
});

describe('block', () => {
  test('the blocked write into the void, see no marks, and are told nothing', async () => {
    const { owner, applicant, thread } = await beginTalk();
    await runAs(database, owner, share, [thread, true]);
    await send(applicant, thread, 'Halo');
    await runAs(database, owner, 'select public.mark_thread_read($1)', [thread]);
    await runAs(database, owner, block, [thread, true]);
    expect((await send(applicant, thread, 'Kenapa diam?'))?.['body']).toBe('Kenapa diam?');
    expect((await read(applicant, thread)).rows).toHaveLength(2);
    expect((await read(owner, thread)).rows).toEqual([{ body: 'Halo' }]);
    const [mine] = await runAs(database, owner, open, [thread]);
    expect(mine).toMatchObject({ has_blocked: true, has_shared: false });
    expect(await runAs(database, owner, list, [''])).toMatchObject([{ unread: 0, last_body: 'Halo' }]);
    expect(await runAs(database, owner, list, ['diam'])).toEqual([]);
    const [theirs] = await runAs(database, applicant, open, [thread]);
    expect(theirs).toMatchObject({ has_blocked: false, is_over: false });
    expect(await runAs(database, applicant, 'select * from public.member_blocks')).toEqual([]);
    await expect(send(owner, thread, 'Halo')).rejects.toMatchObject({ hint: 'blocked_by_you' });
    await runAs(database, owner, block, [thread, false]);
    await send(applicant, thread, 'Terima kasih');
    expect((await read(owner, thread)).rows).toEqual([{ body: 'Halo' }, { body: 'Terima kasih' }]);
  });
});

test('a report keeps the last 20 lines that the reporter sees; a stranger cannot report', async () => {
  const { owner, applicant, thread } = await beginTalk();
  await database.owner`update auth.users set created_at = now() - interval '9 days'`;
  for (let count = 1; count <= 19; count += 1) await send(applicant, thread, `Baris ${count}`);
  for (let count = 20; count <= 25; count += 1) await send(owner, thread, `Baris ${count}`);
  const report = `insert into public.reports (target_kind, target_id, reason) values ('thread', $1, 'Penipuan')`;
  const stranger = await createPerson(database);
  expect((await attemptAs(database, stranger, report, [thread])).code).toBe('PT404');
  await runAs(database, owner, report, [thread]);
  const [row] = await database.owner<
    { snapshot: { user_id: string; lines: { from: string; body: string }[] } }[]
  >`
    select snapshot from public.reports where target_id = ${thread}`;
  expect(row?.snapshot.user_id).toBe(applicant.id);
  expect(row?.snapshot.lines).toHaveLength(20);
  expect(row?.snapshot.lines[0]).toMatchObject({ from: 'reported', body: 'Baris 6' });
  expect(row?.snapshot.lines.at(-1)).toMatchObject({ from: 'reporter', body: 'Baris 25' });
});

describe('the end', () => {
  test('a withdrawn application ends its thread', async () => {
    const { applicant, owner, thread, application } = await beginTalk();
    await send(applicant, thread, 'Halo');
    await runAs(database, applicant, 'delete from public.project_applications where id = $1', [application]);
    await expect(send(owner, thread, 'Halo?')).rejects.toMatchObject({ hint: 'thread_over' });
    expect((await read(owner, thread)).rows).toEqual([{ body: 'Halo' }]);
    expect((await attemptAs(database, owner, share, [thread, true])).hint).toBe('thread_over');
  });

  test('a deleted account leaves empty lines and no name; what both have left goes', async () => {
    const { applicant, owner, thread } = await beginTalk();
    await send(applicant, thread, 'Rahasia saya');
    await send(owner, thread, 'Halo');
    await runAs(
      database,
      owner,
      `insert into public.reports (target_kind, target_id, reason) values ('thread', $1, 'Penipuan')`,
      [thread],
    );
    await database.owner`delete from auth.users where id = ${applicant.id}`;
    expect((await read(owner, thread)).rows).toEqual([{ body: '' }, { body: 'Halo' }]);
    expect(await runAs(database, owner, open, [thread])).toMatchObject([
      { is_over: true, other_name: null, opening: null },
    ]);
    expect(await runAs(database, owner, `select 1 from public.notifications where kind = 'message'`)).toEqual(
      [],
    );
    expect(await database.owner`select snapshot from public.reports where target_id = ${thread}`).toEqual([
      { snapshot: {} },
    ]);
    await database.owner`delete from auth.users where id = ${owner.id}`;
    expect(await database.owner`select 1 from public.threads where id = ${thread}`).toEqual([]);
  });

  test('is kept for 12 months', async () => {
    const { applicant, thread } = await beginTalk();
    await send(applicant, thread, 'Halo');
    await database.owner`update public.threads set last_message_at = now() - interval '11 months' where id = ${thread}`;
    await database.owner`select private.purge_old_threads()`;
    expect((await read(applicant, thread)).rows).toHaveLength(1);
    await database.owner`update public.threads set ended_at = now() - interval '12 months' where id = ${thread}`;
    await database.owner`select private.purge_old_threads()`;
    expect((await read(applicant, thread)).rows).toEqual([]);
  });
});

test('one mail tells of what has waited unread, unless it is not wanted', async () => {
  const { owner, applicant, thread } = await beginTalk();
  const mails = () =>
    database.owner`select title, body from public.notifications where user_id = ${owner.id} and email_status = 'pending' and kind = 'message'`;
  const queue = () => database.owner`select private.queue_message_digests()`;
  await send(applicant, thread, 'Halo');
  await send(applicant, thread, 'Sudah baca?');
  await queue();
  expect(await mails()).toEqual([]);
  await database.owner`update public.thread_members set unread_since = now() - interval '20 minutes' where unread > 0`;
  await Promise.all([queue(), queue()]);
  await queue();
  expect(await mails()).toEqual([
    {
      title: '2 pesan belum dibaca',
      body: expect.stringMatching(/^Dari Anggota .*Balas di KawanUsaha\.$/) as string,
    },
  ]);
  await database.owner`delete from public.notifications where user_id = ${owner.id}`;
  await runAs(
    database,
    owner,
    `insert into public.notification_preferences (kind, email) values ('message', false)`,
  );
  await database.owner`update public.thread_members set mailed_at = null where thread_id = ${thread}`;
  await queue();
  expect(await mails()).toEqual([]);
});
