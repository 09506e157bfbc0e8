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
