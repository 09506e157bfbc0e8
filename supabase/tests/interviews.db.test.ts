/** Interviews behind a link: who opens and closes one, what it refuses, its limits under answers that come at once. */
import { randomUUID } from 'node:crypto';
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

const codeOf = (error: unknown) => String(Reflect.get(error as object, 'code'));
const open = async (person: Person, questions = ['Kapan terakhir lapar malam?', 'Berapa yang dibayar?']) => {
  const [row] = await database.owner<{ token: string }[]>`
    select public.open_interview(${person.id}, ${ideaId}, ${questions}) as token`;
  return row?.token ?? '';
};
const answer = (token: string, answers: string[], id = randomUUID()) =>
  database.owner`select public.answer_interview(${token}, ${id}, ${answers})`.then(() => 'ok', codeOf);
const read = async (token: string) => {
  const [row] = await runAs(database, null, 'select public.get_interview($1) as found', [token]);
  return row?.['found'] as { state: string; questions: string[]; owner: string } | null;
};
const kept = async () =>
  Number((await database.owner`select count(*) as n from public.interview_answers`)[0]?.['n']);

test('the owner alone opens a link, for one to seven different questions; its secret is kept nowhere', async () => {
  await expect(open(other)).rejects.toMatchObject({ code: 'PT404' });
  for (const questions of [
    [],
    ['', ' '],
    ['Apa?', 'apa?'],
    Array.from({ length: 8 }, (_, at) => `Apa ${at}?`),
    ['x'.repeat(201)],
  ])
    await expect(open(owner, questions)).rejects.toMatchObject({ code: 'PT422' });
  const token = await open(owner);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const rows = await database.owner`select * from public.interview_links`;
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await attemptAs(database, owner, 'select token_hash from public.interview_links')).toMatchObject({
    code: '42501',
  });
  const found = await read(token);
  expect(found).toMatchObject({
    state: 'open',
    questions: ['Kapan terakhir lapar malam?', 'Berapa yang dibayar?'],
  });
  expect(JSON.stringify(found)).not.toContain(owner.id);
});

test('a guessed address shows and takes nothing', async () => {
  const token = await open(owner);
  for (const guess of ['', 'x', token.slice(1), token.toUpperCase(), `${token}0`, "' or true --"]) {
    expect(await read(guess), guess).toBeNull();
    expect(await answer(guess, ['ya', 'ya']), guess).toBe('PT404');
  }
});

test('answers reach the owner, who may remove one; the same id again is the same set', async () => {
  const token = await open(owner);
  const before = await kept();
  const id = randomUUID();
  expect(await Promise.all([1, 2, 3].map(() => answer(token, [' Kemarin ', ''], id)))).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  expect(await kept()).toBe(before + 1);
  const own = await runAs(database, owner, 'select answers from public.interview_answers where id = $1', [
    id,
  ]);
  expect(own).toEqual([{ answers: ['Kemarin', ''] }]);
  expect(await runAs(database, other, 'select id from public.interview_answers')).toEqual([]);
  expect(await runAs(database, other, 'delete from public.interview_answers returning id')).toEqual([]);
  const told = await database.owner`
    select 1 from public.notifications where user_id = ${owner.id} and link = ${`/ide-saya/${ideaId}/langkah/2`}`;
  expect(told).toHaveLength(1);
  expect(
    await runAs(database, owner, 'delete from public.interview_answers where id = $1 returning id', [id]),
  ).toHaveLength(1);
});

test.each([
  ['too few', ['ya']],
  ['too many', ['ya', 'ya', 'ya']],
  ['nothing said', ['', '  ']],
  ['overlong', ['x'.repeat(501), 'ya']],
  ['none at all', []],
])('%s is refused', async (_, answers) => {
  expect(await answer(await open(owner), answers)).toBe('PT422');
});

test('a new link closes the one before; closed and expired ones say so and take nothing', async () => {
  const first = await open(owner);
  const second = await open(owner);
  expect((await read(first))?.state).toBe('closed');
  expect(await answer(first, ['ya', 'ya'])).toBe('PT409');
  const closedByOther = await runAs(database, other, 'select public.close_interview($1) as done', [ideaId]);
  expect(closedByOther).toEqual([{ done: false }]);
  await database.owner`update public.interview_links set expires_at = now() - interval '1 second' where closed_at is null`;
  expect(await read(second)).toMatchObject({ state: 'expired', questions: [] });
  expect(await answer(second, ['ya', 'ya'])).toBe('PT409');
  const third = await open(owner);
  expect(await runAs(database, owner, 'select public.close_interview($1) as done', [ideaId])).toEqual([
    { done: true },
  ]);
  expect(await answer(third, ['ya', 'ya'])).toBe('PT409');
});

test('an hour takes 60 and a link 200, also when answers come at once', async () => {
  await database.owner`delete from public.interview_links`;
  const token = await open(owner);
  const busy = await Promise.all(Array.from({ length: 70 }, (_, at) => answer(token, [`malam ${at}`, ''])));
  expect(busy.filter((code) => code === 'ok')).toHaveLength(60);
  expect(new Set(busy)).toEqual(new Set(['ok', 'PT429']));
  await database.owner`
    insert into public.interview_answers (link_id, id, answers, created_at)
    select id, gen_random_uuid(), '{Ya,Ya}', now() - interval '1 day' from public.interview_links, generate_series(1, 138)`;
  await database.owner`update public.interview_answers set created_at = now() - interval '2 hours'`;
  const last = await Promise.all(Array.from({ length: 6 }, (_, at) => answer(token, [`pagi ${at}`, ''])));
  expect(last.toSorted()).toEqual(['PT409', 'PT409', 'PT409', 'PT409', 'ok', 'ok']);
  expect((await read(token))?.state).toBe('full');
  expect(await kept()).toBe(200);
});

test('a ban hides it; an age below 18, no Premium and the end of the idea end it', async () => {
  await database.owner`delete from public.interview_links`;
  const token = await open(owner);
  await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`;
  expect(await read(token)).toBeNull();
  expect(await answer(token, ['ya', 'ya'])).toBe('PT404');
  await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
  expect((await read(token))?.state).toBe('open');
  await database.owner`update public.member_ages set birth_year = birth_year + 12 where user_id = ${owner.id}`;
  await database.owner`select private.protect_young(${owner.id})`;
  expect((await read(token))?.state).toBe('closed');
  await expect(open(owner)).rejects.toMatchObject({ code: 'PT403' });
  await database.owner`update public.entitlements set revoked_at = now() where user_id = ${owner.id}`;
  await expect(open(owner)).rejects.toMatchObject({ code: 'PT402' });
  await runAs(database, owner, 'delete from public.business_ideas where id = $1', [ideaId]);
  expect(await read(token)).toBeNull();
  expect(await kept()).toBe(0);
});
