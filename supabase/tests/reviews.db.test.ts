/** The review queue: what waits, decided one by one or together, told to the owner, appealed to, and taken back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createContact, createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let colleague: Person;
let owner: Person;
let first: Person;
let second: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  colleague = await createPerson(database, { admin: true });
  owner = await createPerson(database);
  first = await createPerson(database);
  second = await createPerson(database);
});
afterAll(() => database.drop());

const report = (person: Person, kind: string, id: string, reason = 'Penipuan') =>
  runAs(
    database,
    person,
    'insert into public.reports (reporter_id, target_kind, target_id, reason) values ($1, $2, $3, $4)',
    [person.id, kind, id, reason],
  );
const queue = () => runAs(database, admin, 'select * from public.admin_list_reviews(1, 50)');
const itemsOf = async (): Promise<string[]> => (await queue()).map((row) => String(row['item']));
const decide = (items: readonly string[], decision: string, reason = 'Meminta uang di muka', by = admin) =>
  runAs(database, by, 'select * from public.admin_decide_reviews($1, $2, $3)', [items, decision, reason]);
const statusesOf = async (id: string): Promise<string[]> =>
  (
    await database.owner<
      { status: string }[]
    >`select status from public.reports where target_id = ${id} order by created_at, id`
  ).map(({ status }) => status);
const decisionsOf = (person: Person) =>
  runAs(database, person, 'select * from public.moderation_decisions order by created_at desc', []);
const toldOf = async (person: Person): Promise<string[]> =>
  (
    await database.owner<
      { title: string }[]
    >`select title from public.notifications where user_id = ${person.id} order by created_at, id`
  ).map(({ title }) => title);
async function hold(project: string): Promise<string> {
  const id = randomUUID();
  await database.owner`
    insert into public.listing_holds (id, project_id, user_id, categories)
    select ${id}, id, user_id, '{joki}' from public.project_listings where id = ${project}`;
  await database.owner`update public.project_listings set is_active = false, closed_reason = 'held' where id = ${project}`;
  return id;
}

describe('the queue', () => {
  test('holds each thing once, with its snapshot and what is known of reporters and owner', async () => {
    const project = await createProject(database, owner, 'Satu barang');
    await report(first, 'project', project, 'Spam');
    await report(second, 'project', project);
    await database.owner`update public.project_listings set project_name = 'Berganti nama' where id = ${project}`;
    const held = await createProject(database, owner, 'Joki skripsi');
    const heldId = await hold(held);
    const rows = await queue();
    expect(rows.map((row) => row['item'])).toEqual([`report:project:${project}`, `hold:${heldId}`]);
    expect(rows[0]).toMatchObject({
      title: 'Satu barang',
      shown: { project_name: 'Satu barang' },
      owner: { id: owner.id, about: 2, about_right: 0, decisions: 0, is_banned: false },
      reports: [
        { reason: 'Spam', reporter: { id: first.id, made: 1, made_right: 0, made_wrong: 0 } },
        { reason: 'Penipuan', reporter: { id: second.id } },
      ],
    });
    expect(rows[1]).toMatchObject({ source: 'hold', categories: ['joki'], title: 'Joki skripsi' });
    expect(Number(rows[0]?.['total_count'])).toBe(2);
    expect(await runAs(database, admin, 'select item from public.admin_list_reviews(2, 1)')).toEqual([
      { item: `hold:${heldId}` },
    ]);
    expect(await decide([`report:project:${project}`, `hold:${heldId}`], 'keep', 'Sesuai aturan')).toEqual(
      expect.arrayContaining([
        { item: `report:project:${project}`, outcome: 'done' },
        { item: `hold:${heldId}`, outcome: 'done' },
      ]),
    );
    expect(await itemsOf()).toEqual([]);
    expect(await statusesOf(project)).toEqual(['dismissed', 'dismissed']);
    expect(await database.owner`select is_active from public.project_listings where id = ${held}`).toEqual([
      { is_active: true },
    ]);
    // Nothing was decided against the owner.
    expect(await decisionsOf(owner)).toEqual([]);
  });

  test('removing closes every report about it, tells reporters and owner, and leaves lines in the log', async () => {
    const contact = await createContact(database, owner, 'Kontak palsu');
    await report(first, 'relasi', contact);
    await report(second, 'relasi', contact);
    await decide([`report:relasi:${contact}`], 'remove');
    expect(await statusesOf(contact)).toEqual(['resolved', 'resolved']);
    expect(await database.owner`select 1 from public.relasi_bisnis where id = ${contact}`).toEqual([]);
    const [decision] = await decisionsOf(owner);
    expect(decision).toMatchObject({
      kind: 'removed',
      title: 'Kontak palsu',
      reason: 'Meminta uang di muka',
    });
    const [told] = await database.owner<{ link: string; body: string }[]>`
      select link, body from public.notifications where dedupe_key = ${`decision:${String(decision?.['id'])}`}`;
    expect(told?.link).toBe(`/notifikasi?keputusan=${String(decision?.['id'])}`);
    expect(told?.body).toContain('Meminta uang di muka');
    expect(await toldOf(first)).toContain('Laporan Anda sudah ditinjau');
    const lines = await database.owner<{ action: string }[]>`
      select action from public.audit_log where target_id = ${contact} and actor_id = ${admin.id} order by id`;
    expect(lines.map(({ action }) => action)).toEqual([
      'relasi.deleted',
      'report.resolved',
      'report.resolved',
    ]);
  });

  test('what its owner has removed meanwhile is answered all the same', async () => {
    const project = await createProject(database, owner, 'Sudah pergi');
    await report(first, 'project', project);
    await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
    expect(await decide([`report:project:${project}`], 'remove')).toEqual([
      { item: `report:project:${project}`, outcome: 'done' },
    ]);
    expect(await statusesOf(project)).toEqual(['resolved']);
  });

  test('two admins at once decide once; the other one is told', async () => {
    const project = await createProject(database, owner, 'Rebutan');
    await report(first, 'project', project);
    const item = `report:project:${project}`;
    const outcomes = await Promise.all([
      decide([item], 'remove'),
      decide([item], 'keep', 'Sesuai', colleague),
    ]);
    expect(outcomes.flat().map((row) => row['outcome'])).toEqual(expect.arrayContaining(['done', 'gone']));
    expect(await statusesOf(project)).toHaveLength(1);
  });

  test('refuses what is no decision, no reason, no item, or too many', async () => {
    const tryIt = async (items: unknown, decision: unknown, reason: unknown, by: Person | null = admin) =>
      attemptAs(
        database,
        by,
        'select * from public.admin_decide_reviews($1, $2, $3)',
        [items, decision, reason],
        { rollback: true },
      );
    const item = [`hold:${randomUUID()}`];
    expect((await tryIt(item, 'delete', 'alasan')).hint).toBe('bad_decision');
    expect((await tryIt(item, null, 'alasan')).hint).toBe('bad_decision');
    expect((await tryIt(item, 'keep', ' x ')).hint).toBe('reason_required');
    expect((await tryIt([], 'keep', 'alasan')).hint).toBe('bad_items');
    expect((await tryIt(null, 'keep', 'alasan')).hint).toBe('bad_items');
    expect((await tryIt(Array.from({ length: 51 }, randomUUID), 'keep', 'alasan')).hint).toBe('bad_items');
    for (const bad of [
      `hold:x`,
      `report:project:${randomUUID()}`,
      `report:'; drop table x:${randomUUID()}`,
      '',
      null,
    ])
      expect((await tryIt([bad], 'remove', 'alasan')).rows).toEqual([{ item: bad ?? '', outcome: 'gone' }]);
    for (const person of [null, owner, first])
      expect((await tryIt(item, 'keep', 'alasan', person)).code).toBe('42501');
  });
});

describe('an appeal', () => {
  const appeal = (id: unknown, text: string, by: Person | null = owner) =>
    attemptAs(database, by, 'select public.appeal_decision($1, $2) as number', [id, text]);
  const words = 'Biaya itu modal bersama, bukan uang pendaftaran.';
  const removed = async (name: string): Promise<{ project: string; decision: string }> => {
    const project = await createProject(database, owner, name);
    await report(first, 'project', project);
    await decide([`report:project:${project}`], 'remove');
    const decision = (await decisionsOf(owner)).find((row) => row['target_id'] === project);
    return { project, decision: String(decision?.['id']) };
  };

  test('becomes one ticket, however often it is sent, and is taken back by an admin', async () => {
    const { project, decision } = await removed('Katering');
    const [one, two] = await Promise.all([appeal(decision, words), appeal(decision, words)]);
    expect(one.rows).toEqual(two.rows);
    const number = String(one.rows?.[0]?.['number']);
    const [ticket] = await database.owner`
      select kind, user_id, message from public.contact_messages where ticket_number = ${number}`;
    expect(ticket).toMatchObject({ kind: 'appeal', user_id: owner.id });
    expect(ticket?.['message']).toContain('Keputusan: Katering\nAlasan kami: Meminta uang di muka');
    expect(
      await database.owner`select 1 from public.contact_messages where user_id = ${owner.id}`,
    ).toHaveLength(1);

    const overturn = `select * from public.admin_overturn_decision($1, 'Banding diterima')`;
    expect((await attemptAs(database, owner, overturn, [decision])).code).toBe('42501');
    expect(await runAs(database, admin, overturn, [decision])).toHaveLength(1);
    expect(await database.owner`select 1 from public.project_listings where id = ${project}`).toHaveLength(1);
    expect((await attemptAs(database, admin, overturn, [decision])).code).toBe('PT404');
    expect((await attemptAs(database, admin, overturn, [randomUUID()])).code).toBe('PT404');
  });

  test('shows a listing that was kept back, and only then can its owner open it', async () => {
    const project = await createProject(database, owner, 'Ditahan');
    await decide([`hold:${await hold(project)}`], 'remove', 'Menawarkan joki');
    const [decision] = (await decisionsOf(owner)).filter((row) => row['target_id'] === project);
    expect(decision).toMatchObject({ kind: 'kept', title: 'Ditahan' });
    await runAs(database, admin, `select public.admin_overturn_decision($1, 'Keliru')`, [decision?.['id']]);
    expect(await database.owner`select is_active from public.project_listings where id = ${project}`).toEqual(
      [{ is_active: true }],
    );
    const [after] = (await decisionsOf(owner)).filter((row) => row['target_id'] === project);
    expect(after?.['overturned_at']).not.toBeNull();
    expect((await appeal(decision?.['id'], words)).hint).toBe('overturned');
  });

  test('is for the owner alone, within 30 days, with words', async () => {
    const { decision } = await removed('Bengkel');
    expect((await appeal(decision, words, null)).code).toBe('42501');
    for (const person of [first, admin]) expect((await appeal(decision, words, person)).code).toBe('PT404');
    expect((await appeal(null, words)).code).toBe('PT404');
    expect((await appeal(decision, '  pendek ')).hint).toBe('body_required');
    expect((await appeal(decision, 'x'.repeat(3001))).hint).toBe('body_required');
    await database.owner`update public.moderation_decisions set created_at = now() - interval '31 days' where id = ${decision}`;
    expect((await appeal(decision, words)).hint).toBe('appeal_over');
  });

  test('decisions go with the account and after 24 months', async () => {
    const { decision } = await removed('Lama');
    await database.owner`update public.moderation_decisions set created_at = now() - interval '25 months' where id = ${decision}`;
    await database.owner`select private.purge_old_tickets()`;
    expect(await database.owner`select 1 from public.moderation_decisions where id = ${decision}`).toEqual(
      [],
    );
    await database.owner`delete from auth.users where id = ${owner.id}`;
    expect(
      await database.owner`select 1 from public.moderation_decisions where user_id = ${owner.id}`,
    ).toEqual([]);
  });
});
