import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
let owner: Person;
let other: Person;
let ideaId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createPerson(database, { premium: true });
  other = await createPerson(database, { premium: true });
  const [row] = await database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${owner.id}, 'Warung') returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => database.drop());

const save = (person: Person | null, step: number, data: unknown, version: number) =>
  attemptAs(
    database,
    person,
    'select public.save_idea_step($1::uuid, $2::int, $3::text::jsonb, $4::int) as version',
    [ideaId, String(step), JSON.stringify(data), String(version)],
  );
const versionOf = async (attempt: ReturnType<typeof save>) => {
  const { code, rows } = await attempt;
  return code ?? Number(rows[0]?.['version']);
};

test('the owner keeps a step, reads it again, and no other member does', async () => {
  expect(await versionOf(save(owner, 8, { name: 'Kopi Kita' }, 0))).toBe(1);
  expect(await versionOf(save(other, 8, { name: 'Curi' }, 1))).toBe('PT404');
  expect(await versionOf(save(null, 8, { name: 'Curi' }, 1))).toBe('42501');
  const read = 'select step, data, version from public.idea_steps';
  expect(await runAs(database, owner, read)).toEqual([{ step: 8, data: { name: 'Kopi Kita' }, version: 1 }]);
  expect(await runAs(database, other, read)).toEqual([]);
});

test('two windows do not write over each other; the same write twice is one', async () => {
  expect(await versionOf(save(owner, 8, { name: 'Kopi Kami' }, 1))).toBe(2);
  expect(await versionOf(save(owner, 8, { name: 'Kopi Kami' }, 1))).toBe(2);
  expect(await versionOf(save(owner, 8, { name: 'Kopi Dia' }, 1))).toBe('PT409');
  expect(await versionOf(save(owner, 8, { name: 'Kopi Dia' }, 0))).toBe('PT409');
  const first = await Promise.all(['a', 'b', 'c'].map((gap) => versionOf(save(owner, 3, { gap }, 0))));
  expect(first.toSorted()).toEqual([1, 'PT409', 'PT409']);
});

test.each([
  ['a step that keeps nothing', 1, {}],
  ['no such step', 13, {}],
  ['no object', 5, [1]],
  ['too large', 5, { test: 'x'.repeat(41_000) }],
])('%s is refused', async (_, step, data) => {
  expect(await versionOf(save(owner, step, data, 0))).toBe('23514');
});

test('a copy of an idea has its steps, without the listing; no user copies for another', async () => {
  const projectId = 'd0000000-0000-4000-8000-000000000001';
  expect(await versionOf(save(owner, 4, { roles: 'Kurir', projectId }, 0))).toBe(1);
  const [copy] = await runAs(database, owner, 'select public.duplicate_idea($1) as id', [ideaId]);
  const rows = await database.owner<{ step: number; data: unknown }[]>`
    select step, data from public.idea_steps where idea_id = ${String(copy?.['id'])} order by step`;
  expect(rows.map(({ step }) => step)).toEqual([3, 4, 8]);
  expect(rows[1]?.data).toEqual({ roles: 'Kurir', projectId: null });
  expect(rows[2]?.data).toEqual({ name: 'Kopi Kami' });
  const [idea] =
    await database.owner`select title, user_id from public.business_ideas where id = ${String(copy?.['id'])}`;
  expect(idea).toEqual({ title: 'Warung (salinan)', user_id: owner.id });
  const stolen = await attemptAs(database, other, 'select public.duplicate_idea($1)', [ideaId]);
  expect(stolen.code).toBe('PT404');
  await database.owner`delete from public.business_ideas where id = ${String(copy?.['id'])}`;
  await database.owner`delete from public.idea_steps where step = 4`;
});

test('without Premium nothing more is kept, and what is there stays readable', async () => {
  await database.owner`update public.entitlements set revoked_at = now() where user_id = ${owner.id}`;
  expect(await versionOf(save(owner, 9, { posts: [] }, 0))).toBe('PT402');
  expect(await runAs(database, owner, 'select step from public.idea_steps')).toHaveLength(2);
});

test('who holds the link reads the steps; they go with the idea', async () => {
  const [share] = await runAs(database, owner, 'select public.share_idea($1) as token', [ideaId]);
  const [row] = await runAs(database, null, 'select public.get_shared_idea($1) as idea', [share?.['token']]);
  expect((row?.['idea'] as { steps: unknown } | undefined)?.steps).toEqual([
    { step: 3, data: expect.objectContaining({ gap: expect.any(String) }) },
    { step: 8, data: { name: 'Kopi Kami' } },
  ]);
  await runAs(database, owner, 'delete from public.business_ideas where id = $1', [ideaId]);
  expect(await database.owner`select 1 from public.idea_steps`).toHaveLength(0);
});
