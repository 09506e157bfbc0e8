import { ideaResponseSchema } from '@kawanusaha/contracts/idea';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { generateBusinessIdea } from './handler.ts';
import { messages } from './messages.ts';
import { startProviderStub, type ProviderStub } from './testing/provider-stub.ts';
import { sampleAnswerText, sampleProviderIdea } from './testing/sample-answer.ts';

// Each address is asked in the form that it took last, so each test has an address of its own.
const idleMs = 300;
let app: TestApp;
let stub: ProviderStub;
const setUp = async (): Promise<void> => {
  stub = await startProviderStub();
  app = await createTestApp({
    settings: { ai: { baseUrl: stub.baseUrl, apiKey: null, model: 'stub', idleMs, timeoutMs: 600_000 } },
    parts: { functions: [generateBusinessIdea] },
  });
};
beforeAll(setUp);
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(async () => {
  await stub.close();
  stub = await startProviderStub();
  const { ai } = app.deps.settings;
  if (ai === null) throw new Error('no provider');
  Object.assign(ai, { baseUrl: stub.baseUrl });
  await app.database.owner`delete from private.ai_usage`;
  await app.database.owner`delete from private.ai_spending`;
});

const request = { skills: 'memasak', interests: 'kuliner', capital: '500rb', city: 'Kupang' };

async function ask(body: object = request) {
  const response = await app.fetch('/functions/v1/generate-business-idea', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: app.deps.settings.publishableKey },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return ideaResponseSchema.parse(await response.json());
}

const answerOf = (...ideas: object[]) => JSON.stringify({ ideas });
const formOf = (at: number): unknown =>
  (stub.calls[at]?.body['response_format'] as { type?: string } | undefined)?.type ?? 'text';

test('json_schema, then json_object, then text: what an address takes is found and remembered', async () => {
  const unknown = { kind: 'status', status: 400, body: { error: { message: 'response_format' } } } as const;
  stub.script(unknown, unknown, { kind: 'text', text: `Tentu!\n\`\`\`json\n${sampleAnswerText}\n\`\`\`` });
  expect((await ask()).source).toBe('provider');
  expect([0, 1, 2].map(formOf)).toEqual(['json_schema', 'json_object', 'text']);
  // Where no schema travels as a form it stands in the instructions.
  expect(JSON.stringify(stub.calls[2]?.body['messages'])).toContain('businessName');
  stub.script({ kind: 'text', text: sampleAnswerText });
  expect((await ask()).source).toBe('provider');
  expect([stub.calls.length, formOf(0)]).toEqual([1, 'text']);
});

test.each([
  ['prose', 'Maaf, saya tidak dapat membantu.', messages.failureNotes.refused],
  ['nothing', '', messages.failureNotes.refused],
  ['thoughts alone', '<think>Hmm, ide apa ya {mungkin}</think>', messages.failureNotes.refused],
  ['other data', '{"pesan": "halo"}', messages.failureNotes.unreadable],
])('%s of a provider leads to our own ideas with the reason', async (_, text, note) => {
  stub.script({ kind: 'text', text });
  const answer = await ask();
  expect(answer.source).toBe('catalogue');
  expect(answer.sourceNote).toContain(note);
});

test('what it thinks aloud before its answer is left out', async () => {
  stub.script({ kind: 'text', text: `<think>{"ideas": []} pikir dulu</think>${sampleAnswerText}` });
  expect((await ask()).businessName).toBe('Dapur Dua');
});

test('429 and 401 fail at once; what failed before it said anything is asked once more', async () => {
  for (const [status, calls, note] of [
    [429, 1, messages.failureNotes.busy],
    [401, 1, messages.failureNotes.failed],
    [503, 2, messages.failureNotes.failed],
  ] as const) {
    stub.script({ kind: 'status', status, body: { error: { message: 'x' } } });
    expect((await ask()).sourceNote).toContain(note);
    expect(stub.calls, String(status)).toHaveLength(calls);
  }
});

test('a silence ends the answer long before its whole time is over', async () => {
  stub.script({ kind: 'hang', text: answerOf(sampleProviderIdea('Utuh')).slice(0, -2) });
  expect((await ask()).businessName).toBe('Utuh');
});

test('ideas beyond the capital, unlawful ones, unwanted ones and the same one twice are left out', async () => {
  const costly = sampleProviderIdea('Restoran Mewah');
  stub.script({
    kind: 'text',
    text: answerOf(
      { ...costly, assumptions: { ...costly.assumptions, capital: 5_000_000 } },
      { ...sampleProviderIdea('Agen Slot'), description: 'Menjadi agen judi online untuk teman kampus.' },
      sampleProviderIdea('Dapur Satu'),
    ),
  });
  const answer = await ask();
  expect([answer.businessName, answer.alternatives.length]).toEqual(['Dapur Satu', 0]);
  stub.script({
    kind: 'text',
    text: answerOf(sampleProviderIdea('Dapur Satu'), sampleProviderIdea('dapur satu!')),
  });
  expect((await ask()).alternatives).toEqual([]);
  const sweets = { ...sampleProviderIdea('Kue Kampus'), description: 'Menjual kue kering buatan sendiri.' };
  stub.script({ kind: 'text', text: answerOf(sweets) });
  const own = await ask({ ...request, skills: 'desain grafis, tidak mau bikin kue' });
  expect(own.source).toBe('catalogue');
  expect(own.sourceNote).toContain(messages.failureNotes.unfit);
});

test('addresses and numbers that a model made up do not get through', async () => {
  const idea = {
    ...sampleProviderIdea('Dapur Satu'),
    description:
      'Pesan di https://contoh.example/x atau dapur.com, wa 0812-3456-7890, surel a@b.co.id, enak.',
  };
  stub.script({ kind: 'text', text: answerOf(idea) });
  expect((await ask()).description).not.toMatch(/https|\.com|0812|@/);
});

test('the prompt carries what we read, the facts of the region and entries, apart from the instructions', async () => {
  stub.script({ kind: 'text', text: sampleAnswerText });
  await ask();
  const sent = stub.calls[0]?.body['messages'] as { role: string; content: unknown }[];
  const said = JSON.stringify(sent.filter(({ role }) => role === 'user'));
  expect(said).toContain('Nusa Tenggara Timur');
  expect(said).toContain('upah_minimum');
  expect(said).toMatch(/pemahaman.*memasak/s);
  expect(said).toMatch(/pengetahuan.*sumber/s);
});

test('the whole site has a cap a day: nothing is asked beyond it, and what was not used is given back', async () => {
  stub.script({ kind: 'text', text: sampleAnswerText });
  await ask();
  const [spent] = await app.database.owner<{ requests: number; tokens: string }[]>`
    select requests, tokens from private.ai_spending`;
  expect(spent?.requests).toBe(1);
  expect(Number(spent?.tokens)).toBeGreaterThan(100);
  expect(Number(spent?.tokens)).toBeLessThan(10_000);
  await app.database.owner`update public.app_settings set value = '15000' where key = 'ai_tokens_per_day'`;
  stub.script({ kind: 'text', text: sampleAnswerText });
  const answer = await ask();
  await app.database.owner`update public.app_settings set value = '2000000' where key = 'ai_tokens_per_day'`;
  expect(answer.source).toBe('catalogue');
  expect(answer.sourceNote).toContain(messages.capNote);
  expect(stub.calls).toHaveLength(0);
  const [row] = await app.database.owner<{ refused: number }[]>`select refused from private.ai_spending`;
  expect(row?.refused).toBe(1);
});

test('parallel answers cannot pass the cap', async () => {
  await app.database.owner`update public.app_settings set value = '100' where key = 'ai_tokens_per_day'`;
  const days = await Promise.all(
    Array.from(
      { length: 20 },
      () => app.database.owner<{ day: string | null }[]>`select private.reserve_ai_tokens(30)::text as day`,
    ),
  );
  await app.database.owner`update public.app_settings set value = '2000000' where key = 'ai_tokens_per_day'`;
  expect(days.filter(([row]) => row?.day !== null)).toHaveLength(3);
});
