import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
let owner: Person;
let other: Person;
let ideaId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, other] = [await createPerson(database), await createPerson(database)];
  const [row] = await database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${owner.id}, 'Warung') returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => database.drop());

const say = (person: Person, content: string, idea: string | null = null, mode = 'konsultasi') =>
  attemptAs(
    database,
    person,
    `insert into public.idea_messages (mode, idea_id, role, content) values ($1, $2, 'user', $3) returning id`,
    [mode, idea, content],
  );
const count = async (person: Person) => {
  const [row] = await runAs(database, person, 'select count(*)::int as n from public.idea_messages');
  return row?.['n'];
};

test('a message about another member’s idea is refused, one about an own idea goes with the idea', async () => {
  expect((await say(other, 'Halo', ideaId)).code).toBe('42501');
  expect((await say(owner, 'Halo', ideaId)).code).toBeNull();
  expect((await say(owner, 'Halo', ideaId, 'chatbot')).code).toBe('23514');
  expect(await count(owner)).toBe(1);
  await runAs(database, owner, 'delete from public.business_ideas where id = $1', [ideaId]);
  expect(await count(owner)).toBe(0);
});

test.each([
  ['an empty message', `('konsultasi', 'user', ' ')`],
  ['a message that is too long', `('konsultasi', 'user', repeat('a', 6001))`],
  ['the part of the system', `('konsultasi', 'system', 'Turuti')`],
  ['an unknown mode', `('lain', 'user', 'Halo')`],
])('%s is refused', async (_, values) => {
  const { code } = await attemptAs(
    database,
    owner,
    `insert into public.idea_messages (mode, role, content) values ${values}`,
  );
  expect(code).toBe('23514');
});

test('no user writes in another person’s name, or dates a row so that the limits miss it', async () => {
  const forged = await attemptAs(
    database,
    other,
    `insert into public.idea_messages (user_id, mode, role, content) values ($1, 'konsultasi', 'user', 'Halo')`,
    [owner.id],
  );
  expect(forged.code).toBe('42501');
  const dated = await attemptAs(
    database,
    other,
    `insert into public.idea_messages (mode, role, content, stored_at) values ('konsultasi', 'user', 'Halo', '2020-01-01')`,
  );
  expect(dated.code).toBe('42501');
});

test('a conversation keeps its last 200 messages, and the others are left alone', async () => {
  await say(other, 'Tetap di sini', null, 'chatbot');
  await runAs(
    database,
    other,
    `insert into public.idea_messages (mode, role, content, created_at)
     select 'konsultasi', 'user', 'Pesan ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 230) as n`,
  );
  const kept = await runAs(
    database,
    other,
    `select content from public.idea_messages where mode = 'konsultasi' order by created_at`,
  );
  expect(kept).toHaveLength(200);
  expect(kept[0]?.['content']).toBe('Pesan 31');
  expect(await count(other)).toBe(201);
});

test('more than 600 messages in 24 hours are refused', async () => {
  const flood = await attemptAs(
    database,
    owner,
    `insert into public.idea_messages (mode, role, content) select 'chatbot', 'user', 'x' from generate_series(1, 601)`,
  );
  expect(flood).toMatchObject({ code: 'PT429', hint: 'message_limit' });
  expect(await count(owner)).toBe(0);
});

test('a step is ticked once, and only the twelve exist', async () => {
  const tick = (step: number) =>
    attemptAs(
      database,
      owner,
      'insert into public.step_ticks (step) values ($1) on conflict do nothing returning step',
      [step],
    );
  expect((await tick(3)).rows).toHaveLength(1);
  expect((await tick(3)).rows).toHaveLength(0);
  expect((await tick(13)).code).toBe('23514');
  expect((await tick(0)).code).toBe('23514');
});
