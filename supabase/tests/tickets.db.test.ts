/** Tickets of the desk: deadline, answers, notes, owner, state, merging, and what the desk is told. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactAnswerDays, contactSubjects } from '../../packages/contracts/src/contact-subjects.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  colleague = await createPerson(database, { admin: true });
});
afterAll(() => database.drop());

let count = 0;
/** A ticket of a visitor with an address of their own, unless told otherwise. */
async function createTicket(
  email = `tamu-${(count += 1)}@kampus.test`,
  person: Person | null = null,
): Promise<string> {
  const [sent] = await runAs(
    database,
    person,
    `select ticket_number from public.submit_contact_message('Rina', $1, 'Keluhan', 'Pembayaran saya hilang')`,
    [email],
  );
  const [row] = await database.owner<{ id: string }[]>`
    select id from public.contact_messages where ticket_number = ${String(sent?.['ticket_number'])}`;
  return row?.id ?? '';
}

const stateOf = async (id: string) =>
  (
    await database.owner`
      select status, handled_by, answered_at is not null as answered, closed_at is not null as closed, merged_into
      from public.contact_messages where id = ${id}`
  )[0];
const entriesOf = (id: string) =>
  database.owner`select kind, body, email_status from public.ticket_entries where ticket_id = ${id} order by created_at`;
const reply = 'select id from public.admin_reply_ticket($1, $2, $3, $4)';
const merge = 'select id from public.admin_merge_tickets($1, $2)';

describe('the deadline', () => {
  const due = async (at: string, hours: number) =>
    (
      await database.owner<{ due: string }[]>`
        select to_char(private.add_working_hours(${at}::timestamp at time zone 'Asia/Jakarta', ${hours}) at time zone 'Asia/Jakarta',
          'YYYY-MM-DD HH24:MI') as due`
    )[0]?.due;

  test.each([
    ['a weekday', '2026-11-17 10:00', '2026-11-18 10:00', '2026-11-17 22:00'],
    ['a Friday', '2026-11-20 15:00', '2026-11-23 15:00', '2026-11-23 03:00'],
    ['a Sunday', '2026-11-22 09:00', '2026-11-24 00:00', '2026-11-23 12:00'],
    [
      'the day before a holiday and the weekend behind it',
      '2026-12-23 16:00',
      '2026-12-28 16:00',
      '2026-12-28 04:00',
    ],
  ])('of what comes on %s is one working day later', async (_case, at, full, half) => {
    expect(contactAnswerDays).toBe(1);
    expect(await due(at, 24 * contactAnswerDays)).toBe(full);
    expect(await due(at, 12 * contactAnswerDays)).toBe(half);
  });

  test('holidays are what an admin set; nonsense in that setting counts for nothing', async () => {
    const connection = await database.owner.reserve();
    await connection`begin`;
    await connection`update public.app_settings set value = '"2026-11-18, 2026-99-99 libur"' where key = 'holidays'`;
    const [row] = await connection<{ due: string }[]>`
      select to_char(private.add_working_hours('2026-11-17 10:00+07', 24) at time zone 'Asia/Jakarta', 'MM-DD HH24:MI') as due`;
    await connection`rollback`;
    connection.release();
    expect(row?.due).toBe('11-19 10:00');
  });

  test('complaints and appeals are told from questions by their subject', async () => {
    const kinds: Record<string, string> = {};
    for (const subject of contactSubjects) {
      const [sent] = await runAs(
        database,
        null,
        `select ticket_number from public.submit_contact_message('A', $1, $2, 'Isi')`,
        [`${randomUUID()}@kampus.test`, subject],
      );
      const [row] = await database.owner<{ kind: string }[]>`
        select kind from public.contact_messages where ticket_number = ${String(sent?.['ticket_number'])}`;
      kinds[subject] = row?.kind ?? '';
    }
    expect(
      Object.entries(kinds)
        .filter(([, kind]) => kind === 'complaint')
        .map(([subject]) => subject),
    ).toEqual(['Keluhan', 'Laporkan penyalahgunaan']);
    expect(kinds['Banding atas keputusan']).toBe('appeal');
  });
});

describe('an answer', () => {
  test('sent ten times at once with one key is written, mailed and logged once', async () => {
    const id = await createTicket();
    const key = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        attemptAs(database, admin, reply, [id, key, 'Sudah kami perbaiki', false]),
      ),
    );
    expect(new Set(outcomes.map(({ rows }) => rows?.[0]?.['id'])).size).toBe(1);
    expect(await entriesOf(id)).toEqual([
      { kind: 'reply', body: 'Sudah kami perbaiki', email_status: 'pending' },
    ]);
    expect(await stateOf(id)).toMatchObject({
      status: 'working',
      handled_by: admin.id,
      answered: true,
      closed: false,
    });
    const lines = await database.owner`
      select 1 from public.audit_log as a join public.contact_messages as t on t.ticket_number = a.target_id
      where t.id = ${id} and a.action = 'ticket.replied'`;
    expect(lines).toHaveLength(1);
  });

  test('closes the ticket when told so; the same key for other words, another ticket or another admin is refused', async () => {
    const [id, other] = [await createTicket(), await createTicket()];
    const key = randomUUID();
    await runAs(database, admin, reply, [id, key, 'Sudah kami perbaiki', true]);
    expect(await stateOf(id)).toMatchObject({ status: 'done', closed: true });
    for (const [person, ticket, words] of [
      [admin, id, 'Kata lain'],
      [admin, other, 'Sudah kami perbaiki'],
      [colleague, id, 'Sudah kami perbaiki'],
    ] as const)
      expect((await attemptAs(database, person, reply, [ticket, key, words, true])).hint).toBe('key_used');
    expect(await stateOf(other)).toMatchObject({ status: 'new' });
  });

  test.each([
    ['nothing', '  \n '],
    ['more than 5,000 characters', 'x'.repeat(5001)],
    ['no text at all', null],
  ])('with %s is refused', async (_case, words) => {
    const id = await createTicket();
    expect((await attemptAs(database, admin, reply, [id, randomUUID(), words, true])).hint).toBe(
      'body_required',
    );
    expect(await stateOf(id)).toMatchObject({ status: 'new' });
  });

  test('and its note stay hidden from the person who wrote, who sees neither owner nor notes', async () => {
    const person = await createPerson(database);
    const id = await createTicket(person.email, person);
    await runAs(database, admin, `select public.admin_note_ticket($1, $2, 'Mencurigakan')`, [
      id,
      randomUUID(),
    ]);
    expect(await entriesOf(id)).toEqual([{ kind: 'note', body: 'Mencurigakan', email_status: 'skipped' }]);
    expect(await runAs(database, person, 'select id from public.ticket_entries')).toEqual([]);
    expect((await attemptAs(database, person, 'select handled_by from public.contact_messages')).code).toBe(
      '42501',
    );
    expect(await runAs(database, person, 'select status from public.contact_messages')).toEqual([
      { status: 'new' },
    ]);
  });
});

describe('owner and state', () => {
  test('only an admin can own a ticket; giving it begins the work', async () => {
    const id = await createTicket();
    const member = await createPerson(database);
    const assign = 'select status from public.admin_assign_ticket($1, $2)';
    expect((await attemptAs(database, admin, assign, [id, member.id])).hint).toBe('not_admin');
    expect(await runAs(database, admin, assign, [id, colleague.id])).toEqual([{ status: 'working' }]);
    const mine = `select id from public.admin_list_tickets('mine', null, 1, 200)`;
    expect((await runAs(database, colleague, mine)).map((row) => row['id'])).toContain(id);
    expect((await runAs(database, admin, mine)).map((row) => row['id'])).not.toContain(id);
    await runAs(database, admin, assign, [id, null]);
    expect(await stateOf(id)).toMatchObject({ handled_by: null, status: 'working' });
  });

  test('opened again, a ticket has the promised time anew', async () => {
    const id = await createTicket();
    await runAs(database, admin, reply, [id, randomUUID(), 'Beres', true]);
    await database.owner`update public.contact_messages set due_at = now() - interval '9 days', warned = 'late' where id = ${id}`;
    await runAs(database, admin, `select public.admin_set_ticket_status($1, 'new')`, [id]);
    const [row] = await database.owner`
      select due_at > now() as ahead, warned, answered_at, closed_at from public.contact_messages where id = ${id}`;
    expect(row).toEqual({ ahead: true, warned: null, answered_at: null, closed_at: null });
    expect(
      (await attemptAs(database, admin, `select public.admin_set_ticket_status($1, 'closed')`, [id])).hint,
    ).toBe('bad_status');
  });
});

describe('merging', () => {
  test('joins tickets of one sender; the thread shows both, the earlier deadline stays, nothing more is written there', async () => {
    const email = 'dua-kali@kampus.test';
    const [first, second, third] = [
      await createTicket(email),
      await createTicket(email),
      await createTicket(email),
    ];
    await database.owner`update public.contact_messages set due_at = due_at - interval '3 hours' where id = ${first}`;
    await runAs(database, admin, merge, [third, first]);
    await runAs(database, admin, merge, [first, second]);
    await runAs(database, admin, merge, [first, second]);
    expect(await stateOf(first)).toMatchObject({ status: 'done', merged_into: second });
    expect(await stateOf(third)).toMatchObject({ status: 'done', merged_into: second });
    const [row] = await database.owner`
      select a.due_at = b.due_at as same from public.contact_messages as a, public.contact_messages as b
      where a.id = ${first} and b.id = ${second}`;
    expect(row).toEqual({ same: true });
    expect(
      await runAs(database, admin, 'select id from public.admin_get_ticket_thread($1)', [second]),
    ).toHaveLength(3);
    expect((await attemptAs(database, admin, reply, [first, randomUUID(), 'Halo lagi', true])).hint).toBe(
      'merged',
    );
    expect((await attemptAs(database, admin, merge, [second, first])).hint).toBe('merged');
  });

  test('never joins two senders, a ticket to itself, or an open one to one that is done', async () => {
    const [one, other] = [await createTicket(), await createTicket()];
    expect((await attemptAs(database, admin, merge, [one, other])).hint).toBe('other_sender');
    expect((await attemptAs(database, admin, merge, [one, one])).hint).toBe('same_ticket');
    expect((await attemptAs(database, admin, merge, [one, randomUUID()])).hint).toBe('not_found');
    const [again, done] = [await createTicket('lagi@kampus.test'), await createTicket('lagi@kampus.test')];
    await runAs(database, admin, reply, [done, randomUUID(), 'Beres', true]);
    expect((await attemptAs(database, admin, merge, [again, done])).hint).toBe('target_done');
    await runAs(database, admin, merge, [done, again]);
    expect(await stateOf(again)).toMatchObject({ status: 'new', answered: false });
  });

  test('crosswise by two admins at once, one of them wins', async () => {
    const [one, other] = [await createTicket('silang@kampus.test'), await createTicket('silang@kampus.test')];
    const outcomes = await Promise.all([
      attemptAs(database, admin, merge, [one, other]),
      attemptAs(database, colleague, merge, [other, one]),
    ]);
    expect(outcomes.map(({ hint }) => hint).toSorted()).toEqual(['merged', null]);
  });
});

describe('what waits', () => {
  const warn = async () =>
    (await database.owner<{ n: number }[]>`select private.warn_waiting_tickets() as n`)[0]?.n;
  const told = async (person: Person, id: string) =>
    (
      await database.owner<{ title: string; email_status: string; kind: string }[]>`
        select split_part(n.title, ':', 1) as title, n.email_status
        from public.notifications as n join public.contact_messages as t on t.id = ${id}
        where n.user_id = ${person.id} and n.dedupe_key like 'ticket\\_%' || ${id} || '%' order by n.created_at, n.title`
    ).map((row) => [row.title, row.email_status]);

  test('past half of the time is told once to every admin, late again; who owns it is told alone; an answer ends it', async () => {
    await database.owner`update public.contact_messages set answered_at = now() where answered_at is null`;
    const [free, owned, answered, fresh] = [
      await createTicket(),
      await createTicket(),
      await createTicket(),
      await createTicket(),
    ];
    await runAs(database, admin, 'select public.admin_assign_ticket($1, $2)', [owned, colleague.id]);
    await runAs(database, admin, reply, [answered, randomUUID(), 'Kami periksa', false]);
    expect(await warn()).toBe(0);
    await database.owner`
      update public.contact_messages set warn_at = now() - interval '1 minute' where id = any(${[free, owned, answered]}::uuid[])`;
    expect(await Promise.all([warn(), warn()]).then((counts) => counts.map(Number).toSorted())).toEqual([
      0, 2,
    ]);
    expect(await told(admin, free)).toEqual([['Menunggu jawaban', 'pending']]);
    expect(await told(colleague, free)).toEqual([['Menunggu jawaban', 'pending']]);
    expect(await told(admin, owned)).toEqual([]);
    expect(await told(colleague, owned)).toEqual([['Menunggu jawaban', 'pending']]);
    expect(await told(admin, answered)).toEqual([]);
    expect(await told(admin, fresh)).toEqual([]);
    await database.owner`update public.contact_messages set due_at = now() - interval '1 minute' where id = ${free}`;
    expect(await warn()).toBe(1);
    expect(await warn()).toBe(0);
    expect((await told(admin, free)).map(([title]) => title)).toEqual([
      'Menunggu jawaban',
      'Terlambat dijawab',
    ]);
  });

  test('who has a lesser role that answers tickets hears of them, and is told alone of an own one', async () => {
    await database.owner`update public.contact_messages set answered_at = now() where answered_at is null`;
    const [support, finance] = [await createPerson(database), await createPerson(database)];
    await database.owner`
      insert into public.staff_roles (user_id, role) values (${support.id}, 'support'), (${finance.id}, 'finance')`;
    const [free, owned] = [await createTicket(), await createTicket()];
    const heard = async (person: Person) =>
      (
        await database.owner`
          select 1 from public.notifications where user_id = ${person.id} and title like 'Pesan baru: %'`
      ).length;
    expect([await heard(support), await heard(finance)]).toEqual([2, 0]);
    await database.owner`
      update public.contact_messages set handled_by = case when id = ${owned} then ${support.id}::uuid end,
        warn_at = now() - interval '1 minute' where id = any(${[free, owned]}::uuid[])`;
    expect(await warn()).toBe(2);
    for (const id of [free, owned])
      expect(await told(support, id)).toEqual([['Menunggu jawaban', 'pending']]);
    expect(await told(admin, free)).toEqual([['Menunggu jawaban', 'pending']]);
    expect(await told(admin, owned)).toEqual([]);
    expect(await told(finance, free)).toEqual([]);
    await database.owner`delete from public.staff_roles where user_id in (${support.id}, ${finance.id})`;
  });

  test('what was done 24 months ago goes for good, with what was written about it', async () => {
    const [old, young] = [await createTicket(), await createTicket()];
    for (const id of [old, young]) await runAs(database, admin, reply, [id, randomUUID(), 'Beres', true]);
    await database.owner`update public.contact_messages set closed_at = now() - interval '24 months' where id = ${old}`;
    await database.owner`select private.purge_old_tickets()`;
    expect(await stateOf(old)).toBeUndefined();
    expect(await entriesOf(old)).toEqual([]);
    expect(await stateOf(young)).toMatchObject({ status: 'done' });
  });
});

test('the list is dense enough to work from: search, who waits longest first, duplicates counted', async () => {
  const email = `cari-${randomUUID()}@kampus.test`;
  const [late, soon] = [await createTicket(email), await createTicket(email)];
  await database.owner`update public.contact_messages set due_at = due_at - interval '5 hours' where id = ${late}`;
  const rows = await runAs(
    database,
    admin,
    'select id, same_sender::int, total_count::int from public.admin_list_tickets(search => $1)',
    [email],
  );
  expect(rows).toEqual([
    { id: late, same_sender: 1, total_count: 2 },
    { id: soon, same_sender: 1, total_count: 2 },
  ]);
});
