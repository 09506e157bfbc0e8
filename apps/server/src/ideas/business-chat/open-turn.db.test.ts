import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '@kawanusaha/backend/testing/eventually';
import { startProviderStub, type ProviderStub } from '#ideas/generate-business-idea/testing/provider-stub.ts';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { loadEngine } from './engine/load-engine.ts';
import { businessChat } from './handler.ts';
import { messages } from './messages.ts';

type Member = { id: string; token: string };
type Row = { id: string; role: string; content: string; note: string };

let app: TestApp;
let stub: ProviderStub;
let member: Member;

async function createMember(): Promise<Member> {
  const id = randomUUID();
  const { owner } = app.database;
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@contoh.test`}, ${owner.json({ username: id.slice(0, 12), nama_lengkap: 'Uji Coba' })})`;
  const token = await app.deps.keys.sign({ sub: id, role: 'authenticated', aud: 'authenticated' }, 600);
  return { id, token };
}

const makeTurn = () => ({
  question_id: randomUUID(),
  answer_id: randomUUID(),
  asked_at: new Date().toISOString(),
});
const question = 'Pra-pesan atau stok?';

/** Lets the provider begin an answer, which ends when the test says so. */
function scriptSlowAnswer(): { text: string; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const text = 'Mulailah dengan sepuluh porsi pra-pesan. '.repeat(4).trim();
  stub.script({ kind: 'text', text, endsAfter: promise });
  return { text, end: resolve };
}

function post(turn: object, more: object = {}, signal?: AbortSignal, token?: string): Promise<Response> {
  return app.fetch('/functions/v1/business-chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.deps.settings.publishableKey,
      ...(token === '' ? {} : { authorization: `Bearer ${token ?? member.token}` }),
    },
    body: JSON.stringify({
      mode: 'konsultasi',
      messages: [{ role: 'user', content: question }],
      turn,
      ...more,
    }),
    ...(signal === undefined ? {} : { signal }),
  });
}

const listStored = async (): Promise<Row[]> => [
  ...(await app.database.owner<Row[]>`
    select id, role, content, note from public.idea_messages order by created_at, id`),
];

/** Reads until the answer has begun, then goes. */
async function leaveInMidAnswer(turn: object): Promise<void> {
  const reader = new AbortController();
  const response = await post(turn, {}, reader.signal);
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let seen = ''; !seen.includes('event: text');) seen += (await pieces?.read())?.value ?? '';
  reader.abort();
  await pieces?.cancel().catch(() => {});
}

beforeAll(async () => {
  // On a busy machine the first question would wait for it beyond its time.
  await loadEngine();
  stub = await startProviderStub();
  app = await createTestApp({
    settings: {
      ai: { baseUrl: stub.baseUrl, apiKey: null, model: 'stub', idleMs: 5_000, timeoutMs: 20_000 },
    },
    parts: { functions: [businessChat], protocols: { '/rest/v1': createRestRoutes } },
  });
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(async () => {
  await app.database.owner`delete from public.idea_messages`;
  await app.database.owner`delete from private.ai_usage`;
  member = await createMember();
});

test('question and answer of a member are stored under the ids of the request', async () => {
  const turn = makeTurn();
  stub.script({ kind: 'text', text: ' Hitung dulu. ' });
  await (await post(turn)).text();
  expect(await listStored()).toEqual([
    { id: turn.question_id, role: 'user', content: question, note: '' },
    { id: turn.answer_id, role: 'assistant', content: 'Hitung dulu.', note: messages.providerNote },
  ]);
});

test('an answer whose reader left is there on their return, whole', async () => {
  const turn = makeTurn();
  const { text, end } = scriptSlowAnswer();
  await leaveInMidAnswer(turn);
  expect((await listStored()).map(({ id }) => id)).toEqual([turn.question_id]);
  end();
  await eventually(async () => expect(await listStored()).toHaveLength(2), { timeout: 20_000 });
  expect((await listStored())[1]).toMatchObject({ id: turn.answer_id, content: text });
});

test('a stopped answer stays as it was stopped, and the provider is let go', async () => {
  const turn = makeTurn();
  stub.script({ kind: 'hang', text: 'Mulailah' });
  await leaveInMidAnswer(turn);
  await app.database.owner`
    insert into public.idea_messages (id, user_id, mode, role, content, note)
    values (${turn.answer_id}, ${member.id}, 'konsultasi', 'assistant', 'Mulailah', 'Anda hentikan')`;
  await eventually(() => expect(stub.hungUp()).toBe(1), { timeout: 15_000 });
  expect((await listStored()).map(({ note }) => note)).toEqual(['', 'Anda hentikan']);
});

test('nothing comes back into a conversation that was deleted in the middle of an answer', async () => {
  const turn = makeTurn();
  const { end } = scriptSlowAnswer();
  const response = await post(turn);
  await eventually(async () => expect(await listStored()).toHaveLength(1));
  await app.database.owner`delete from public.idea_messages`;
  end();
  expect(await response.text()).toContain('event: done');
  expect(await listStored()).toEqual([]);
});

test('asking once more answers the same question, once', async () => {
  const turn = makeTurn();
  // Nothing that the knowledge base could answer instead of the provider.
  const unknown = { messages: [{ role: 'user', content: 'Berapa jarak bumi ke bulan?' }] };
  stub.script(
    { kind: 'status', status: 500, body: {} },
    { kind: 'status', status: 500, body: {} },
    { kind: 'text', text: 'Baik.' },
  );
  expect(await (await post(turn, unknown)).text()).toContain('provider_failed');
  expect(await listStored()).toHaveLength(1);
  await (await post({ ...turn, answer_id: randomUUID() }, unknown)).text();
  expect((await listStored()).map(({ role }) => role)).toEqual(['user', 'assistant']);
});

test('another member’s idea, another member’s question and a visitor’s are not stored', async () => {
  const other = await createMember();
  const [idea] = await app.database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${other.id}, 'Rahasia') returning id`;
  stub.script({ kind: 'text', text: 'Baik.' });
  expect(await (await post(makeTurn(), { idea_id: idea?.id })).text()).toContain('event: done');
  expect(await (await post(makeTurn(), {}, undefined, '')).text()).toContain('event: done');
  expect(await listStored()).toEqual([]);

  const theirs = makeTurn();
  await (await post(theirs, {}, undefined, other.token)).text();
  expect(await (await post({ ...theirs, answer_id: randomUUID() })).text()).toContain('event: done');
  expect(await listStored()).toHaveLength(2);
});

test.each([{ question_id: 'x' }, { asked_at: 'kemarin' }, { answer_id: null }])(
  '400 for a turn of %j',
  async (wrong) => {
    expect((await post({ ...makeTurn(), ...wrong })).status).toBe(400);
  },
);
