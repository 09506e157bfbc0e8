import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
let owner: Person;
let other: Person;
let ideaId: string;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, other] = [await createPerson(database), await createPerson(database)];
  const [row] = await database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title, result) values (${owner.id}, 'Warung', '{"a":1}') returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => database.drop());

const share = (person: Person | null) =>
  attemptAs(database, person, 'select public.share_idea($1) as token', [ideaId]);
const unshare = (person: Person) =>
  runAs(database, person, 'select public.unshare_idea($1) as done', [ideaId]);
const read = async (key: string) => {
  const [row] = await runAs(database, null, 'select public.get_shared_idea($1) as idea', [key]);
  return row?.['idea'] as { title: string; comments: unknown[] } | null;
};
const comment = (body: string) =>
  attemptAs(database, null, `select public.comment_shared_idea($1, 'Bu Ratna', $2) as id`, [token, body]);

test('only the owner makes a link; asking at once gives everybody the same one', async () => {
  expect((await share(other)).code).toBe('PT404');
  expect((await share(null)).code).toBe('42501');
  const outcomes = await Promise.all([share(owner), share(owner), share(owner)]);
  const tokens = new Set(outcomes.map(({ rows }) => rows?.[0]?.['token'] as string));
  expect(tokens.size).toBe(1);
  token = [...tokens][0] ?? '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
});

test('the holder of the link reads the plan, and no user reads it without', async () => {
  const idea = await read(token);
  expect(idea).toMatchObject({ title: 'Warung', comments: [] });
  expect(JSON.stringify(idea)).not.toContain(owner.id);
  for (const guess of ['', 'x', token.slice(1), "' or true --"]) expect(await read(guess)).toBeNull();
});

test('names and numbers of the team stay with the owner; the interview plan is read, also a strange one', async () => {
  const plans = [
    { test: 'Uji', proposal: { members: [{ name: 'Budi', studentNumber: 'H0512' }] } },
    [1],
    'x',
    null,
  ];
  for (const plan of plans) {
    await database.owner`
      update public.business_ideas set plan = ${database.owner.json(plan)} where id = ${ideaId}`;
    const idea = (await read(token)) as { plan?: unknown } | null;
    expect(idea).not.toBeNull();
    expect(JSON.stringify(idea)).not.toContain('H0512');
    if (plan !== null && typeof plan === 'object' && !Array.isArray(plan))
      expect(idea?.plan).toEqual({ test: 'Uji' });
  }
});

test('a comment reaches the owner, who may remove it; too many at once are refused', async () => {
  expect((await comment('Bagus <b>sekali</b>')).code).toBeNull();
  expect((await comment(' ')).code).toBe('23514');
  const own = await runAs(database, owner, 'select author_name, body from public.idea_comments');
  expect(own).toEqual([{ author_name: 'Bu Ratna', body: 'Bagus <b>sekali</b>' }]);
  const told = await database.owner`
    select 1 from public.notifications where user_id = ${owner.id} and link = ${`/ide-saya/${ideaId}`}`;
  expect(told).toHaveLength(1);
  const outcomes = await Promise.all(Array.from({ length: 14 }, (_, index) => comment(`Komentar ${index}`)));
  expect(outcomes.filter(({ code }) => code === null)).toHaveLength(9);
  expect(new Set(outcomes.flatMap(({ code }) => code ?? []))).toEqual(new Set(['PT429']));
  expect(await runAs(database, other, 'delete from public.idea_comments returning id')).toHaveLength(0);
});

test('a closed link reads nothing and takes no comment; a new one is another', async () => {
  await unshare(other);
  expect(await read(token)).not.toBeNull();
  await unshare(owner);
  expect(await read(token)).toBeNull();
  expect((await comment('Halo')).code).toBe('PT404');
  const again = await share(owner);
  expect(again.rows?.[0]?.['token']).not.toBe(token);
});
