/** What everybody is told of an incident: who may tell it, what stays of it, and that pages of visitors are made anew. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let member: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  member = await createPerson(database);
});
afterAll(() => database.drop());

const tell = `insert into public.incidents (id, title, happened, data_concerned, our_steps, your_steps, known_at)
  values ($1, 'Email terkirim ke orang lain', 'Satu pengiriman salah alamat', 'Alamat email 12 anggota', 'Pengiriman kami hentikan',
    'Abaikan email itu', now() - interval '5 hours') returning id`;

test('an admin tells it, visitors read it, the end and each change stay in the audit log', async () => {
  const id = randomUUID();
  const heard: string[] = [];
  const listener = await database.owner.listen('page_changes', (message) => heard.push(message));
  await runAs(database, admin, tell, [id]);
  expect(await runAs(database, null, 'select title, ended_at from public.incidents')).toEqual([
    { title: 'Email terkirim ke orang lain', ended_at: null },
  ]);
  await runAs(database, admin, `update public.incidents set ended_at = now() where id = $1 returning id`, [
    id,
  ]);
  const [row] = await runAs(
    database,
    member,
    'select ended_at is not null as over, updated_at > told_at as changed from public.incidents',
  );
  expect(row).toEqual({ over: true, changed: true });
  const log = await database.owner`
    select action, actor_id, before ->> 'ended_at' as before, after ->> 'title' as title from public.audit_log
    where target_kind = 'incident' order by id`;
  expect(log).toEqual([
    { action: 'incident.insert', actor_id: admin.id, before: null, title: 'Email terkirim ke orang lain' },
    { action: 'incident.update', actor_id: admin.id, before: null, title: 'Email terkirim ke orang lain' },
  ]);
  await expect.poll(() => heard).toEqual(['["incidents"]', '["incidents"]']);
  await listener.unlisten();
});

test('no other user tells, changes or takes back, and an admin changes neither when it was told nor takes it back', async () => {
  const id = randomUUID();
  await runAs(database, admin, tell, [id]);
  for (const person of [null, member])
    expect(await attemptAs(database, person, tell, [randomUUID()])).toMatchObject({ code: '42501' });
  const attempts: [Person, string, string | null][] = [
    [member, `update public.incidents set title = 'Tidak ada apa-apa' where id = $1 returning id`, null],
    [member, 'delete from public.incidents where id = $1 returning id', '42501'],
    [admin, 'delete from public.incidents where id = $1 returning id', '42501'],
    [
      admin,
      `update public.incidents set told_at = now() - interval '1 day' where id = $1 returning id`,
      '42501',
    ],
    [
      admin,
      `update public.incidents set known_at = now() + interval '1 day' where id = $1 returning id`,
      'PT422',
    ],
    [
      admin,
      `update public.incidents set ended_at = known_at - interval '1 day' where id = $1 returning id`,
      'PT422',
    ],
  ];
  for (const [person, statement, expected] of attempts) {
    const { rows, code } = await attemptAs(database, person, statement, [id]);
    expect({ found: rows?.length ?? 0, code }, statement).toEqual({ found: 0, code: expected });
  }
});

test('each member is told once by bell and mail, whatever they switched off; accounts that came later are not, and it ends', async () => {
  const sql = database.owner;
  await sql`insert into public.notification_preferences (user_id, kind, email, in_app) values (${member.id}, 'system', false, false)`;
  const quiet = randomUUID();
  await runAs(database, admin, tell, [quiet]);
  const id = randomUUID();
  await runAs(
    database,
    admin,
    tell.replace('known_at)', 'known_at, tells_members)').replace("hours')", "hours', true)"),
    [id],
  );
  const later = await createPerson(database);
  await sql`update auth.users set created_at = now() + interval '1 minute' where id = ${later.id}`;
  const told: number[] = [];
  for (let count = 1; count > 0;) {
    const [row] = await sql<{ told: number }[]>`select private.notify_incidents(1) as told`;
    count = row?.told ?? 0;
    told.push(count);
  }
  const members = [admin.id, member.id].toSorted();
  expect(told).toEqual([1, 1, 0]);
  const rows = await sql<{ user_id: string; in_app: boolean; email_status: string; link: string }[]>`
    select user_id, in_app, email_status, link from public.notifications where dedupe_key like 'incident:%' order by user_id`;
  expect(rows).toEqual(
    members.map((userId) => ({ user_id: userId, in_app: true, email_status: 'pending', link: '/insiden' })),
  );
  expect(await runAs(database, admin, 'select * from public.admin_list_incident_notices()')).toMatchObject([
    { incident_id: id, told: 2, finished_at: expect.anything() },
  ]);
  // Switched off and on again: no member hears of it twice.
  await runAs(
    database,
    admin,
    'update public.incidents set tells_members = false where id = $1 returning id',
    [id],
  );
  await runAs(
    database,
    admin,
    'update public.incidents set tells_members = true where id = $1 returning id',
    [id],
  );
  expect((await sql`select private.notify_incidents(10) as told`)[0]).toEqual({ told: 0 });
});
