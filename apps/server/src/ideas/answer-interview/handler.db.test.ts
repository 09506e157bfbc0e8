import { randomUUID } from 'node:crypto';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInterview } from '#ideas/open-interview/handler.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { answerInterview } from './handler.ts';

let app: TestApp;
let owner: TestPerson;
let ideaId: string;
let token: string;

beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: [openInterview, answerInterview], protocols: { '/rest/v1': createRestRoutes } },
  });
  owner = await createTestPerson(app);
  const sql = app.database.owner;
  await sql`insert into public.entitlements (user_id, source, reason) values (${owner.id}, 'admin', 'for a test')`;
  const [row] = await sql<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${owner.id}, 'Warung') returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => app.close());

async function call(name: string, body: unknown, person: TestPerson | null = null) {
  const response = await app.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.deps.settings.publishableKey,
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const answer = (answers: unknown, id: unknown = randomUUID(), key: unknown = token) =>
  call('answer-interview', { token: key, id, answers });

test('the owner opens a link; who is not signed in or asks for numbers does not', async () => {
  const questions = [
    'Kapan terakhir kali Anda membeli sesuatu seperti Dapur Rumahan Sahur dan Berbuka? Ceritakan dari awal sampai selesai.',
  ];
  expect((await call('open-interview', { idea_id: ideaId, questions })).status).toBe(401);
  const asked = { idea_id: ideaId, questions: ['Kirim ke 0812-3456-7890 ya?'] };
  expect(await call('open-interview', asked, owner)).toMatchObject({
    status: 422,
    body: { error: 'questions_refused' },
  });
  const opened = await call('open-interview', { idea_id: ideaId, questions }, owner);
  expect(opened.status).toBe(200);
  token = String(opened.body['token']);
  expect(await call('open-interview', { idea_id: randomUUID(), questions }, owner)).toMatchObject({
    status: 404,
    body: { error: 'idea_not_found' },
  });
});

test('any user answers once; the same id again is the same answer', async () => {
  const id = randomUUID();
  expect(await answer(['Kemarin malam, saya beli mi instan 5.000'], id)).toEqual({
    status: 200,
    body: { kept: true },
  });
  expect((await answer(['Kemarin malam, saya beli mi instan 5.000'], id)).status).toBe(200);
  const rows = await app.database.owner`select answers from public.interview_answers`;
  expect(rows).toEqual([{ answers: ['Kemarin malam, saya beli mi instan 5.000'] }]);
});

test.each([
  ['a telephone number', ['Hubungi saya 0812 3456 7890'], 422],
  ['an address', ['saya di budi@kampus.test'], 422],
  ['a link', ['lihat www.contoh.com'], 422],
  ['gambling', ['m4in sl0t g4cor, depo 20rb, wd kilat'], 422],
  ['overlong', ['x'.repeat(501)], 400],
  ['no text', [7], 400],
  ['a character without a place', ['a\0b'], 400],
  ['no list', 'ya', 400],
  ['nothing said', ['   '], 422],
  ['more than was asked', ['ya', 'ya'], 422],
])('%s is refused with a sentence and keeps nothing', async (_, answers, status) => {
  const before = await app.database.owner`select count(*) from public.interview_answers`;
  const refused = await answer(answers);
  expect(refused.status).toBe(status);
  expect(refused.body['message']).toMatch(/\w{4}/);
  expect(await app.database.owner`select count(*) from public.interview_answers`).toEqual(before);
});

test('a refusal names each answer that cannot be taken, so that the form can mark it', async () => {
  const refused = await answer(['Kemarin malam', 'Hubungi saya 0812 3456 7890', 'lihat www.contoh.com']);
  expect(refused.body['faults']).toEqual([
    { index: 1, message: expect.stringContaining('nomor') },
    { index: 2, message: expect.stringContaining('tautan') },
  ]);
});

test('an unknown address is 404, and the data API does not take answers itself', async () => {
  expect((await answer(['ya'], randomUUID(), 'f'.repeat(64))).status).toBe(404);
  const past = await app.fetch('/rest/v1/rpc/answer_interview', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: app.deps.settings.publishableKey },
    body: JSON.stringify({ p_token: token, p_id: randomUUID(), p_answers: ['ya'] }),
  });
  expect(past.status).toBeGreaterThanOrEqual(400);
});
