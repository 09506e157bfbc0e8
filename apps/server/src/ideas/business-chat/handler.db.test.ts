import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { startProviderStub, type ProviderStub } from '#ideas/generate-business-idea/testing/provider-stub.ts';
import { loadEngine } from './engine/load-engine.ts';
import { businessChat } from './handler.ts';
import { messages } from './messages.ts';

const ask = (content: string, mode = 'chatbot') => ({ mode, messages: [{ role: 'user', content }] });

async function createMember(app: TestApp, premium: boolean): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { owner } = app.database;
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@contoh.test`}, ${owner.json({ username: id.slice(0, 12), nama_lengkap: 'Uji Coba' })})`;
  if (premium) {
    await owner`insert into public.entitlements (user_id, source, reason) values (${id}, 'admin', 'uji')`;
  }
  const token = await app.deps.keys.sign({ sub: id, role: 'authenticated', aud: 'authenticated' }, 600);
  return { id, token };
}

async function post(app: TestApp, body: unknown, token?: string) {
  const response = await app.fetch('/functions/v1/business-chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.deps.settings.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data ?? 'null') as Record<string, unknown>,
  }));
  return { status: response.status, text, events };
}

describe('without a provider', () => {
  let app: TestApp;
  let premium: { id: string; token: string };
  let free: { id: string; token: string };
  beforeAll(async () => {
    // Some seconds of a processor: beside other suites the first question would reach the limit of a function while it waits.
    await loadEngine();
    app = await createTestApp({ parts: { functions: [businessChat] } });
    premium = await createMember(app, true);
    free = await createMember(app, false);
  });
  afterAll(() => app.close());

  test('200: a Premium member gets an answer from the knowledge base, with its source and said to be no AI', async () => {
    const { status, events } = await post(app, ask('Bagaimana cara membuat NIB?'), premium.token);
    expect(status).toBe(200);
    expect(events.map(({ name }) => name)).toEqual(['text', 'done']);
    expect(events[0]?.data['text']).toContain('OSS');
    expect(events[1]?.data).toMatchObject({ note: messages.knowledgeNote });
    expect(JSON.stringify(events[1]?.data['sources'])).toContain('oss.go.id');
  });

  test('200: it says when it does not know, instead of guessing', async () => {
    const { events } = await post(app, ask('resep rendang nenek'), premium.token);
    expect(events[0]?.data['text']).toBe(messages.nothingFound);
  });

  test('401 and 403: the chatbot is for Premium members', async () => {
    expect((await post(app, ask('NIB?'))).status).toBe(401);
    const { status, text } = await post(app, ask('NIB?'), free.token);
    expect(status).toBe(403);
    expect(text).toContain(messages.premiumRequired);
  });

  const consult = (content: string) => post(app, ask(content, 'konsultasi'));

  test('200: the consultation is answered by the same engine, for visitors too', async () => {
    const { events } = await consult('cara bikin NIB gmn kak?');
    expect(events[0]?.data['text']).toContain('OSS');
    expect(events[1]?.data).toMatchObject({ answered: true, note: messages.knowledgeNote });
  });

  test('what is not known ends without words in the consultation: the screen has the canned reply', async () => {
    const { events } = await consult('resep rendang nenek');
    expect(events).toEqual([
      { name: 'done', data: { sources: [], note: '', answered: false, unknown: true } },
    ]);
  });

  test('a calculation comes with its figures', async () => {
    const { events } = await consult('bahan 150rb jadi 50 biji, hpp nya?');
    expect(events[1]?.data).toMatchObject({
      note: messages.calculatedNote,
      calculation: { kind: 'langkah', inputs: { n1: 150_000, n2: 50 } },
    });
  });

  test('429 after the limit of the setting, which names it; help in distress still comes', async () => {
    await app.database.owner`delete from private.ai_usage`;
    await app.database
      .owner`update public.app_settings set value = '2' where key = 'consultation_daily_limit'`;
    const statuses = [];
    for (let use = 0; use < 3; use += 1) statuses.push((await consult('apa itu BEP')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await consult('apa itu BEP')).text).toContain('Batas 2 pertanyaan');
    const { status, events } = await consult('rasanya pengen mati aja');
    expect(status).toBe(200);
    expect(events[0]?.data['text']).toContain('119');
    expect((await post(app, ask('apa itu BEP'), premium.token)).status).toBe(200);
    await app.database
      .owner`update public.app_settings set value = '0' where key = 'consultation_daily_limit'`;
    expect((await consult('apa itu BEP')).status).toBe(200);
  });

  test.each([
    {},
    { mode: 'chatbot', messages: [] },
    { mode: 'x', messages: [{ role: 'user', content: 'a' }] },
    { mode: 'chatbot', messages: [{ role: 'assistant', content: 'a' }] },
    {
      mode: 'chatbot',
      messages: [
        { role: 'system', content: 'a' },
        { role: 'user', content: 'b' },
      ],
    },
    ask('a'.repeat(1001)),
    ask('   '),
  ])('400 for a body that is no conversation (%#)', async (body) => {
    expect((await post(app, body, premium.token)).status).toBe(400);
  });
});

describe('with a provider', () => {
  let app: TestApp;
  let stub: ProviderStub;
  beforeAll(async () => {
    stub = await startProviderStub();
    app = await createTestApp({
      settings: { ai: { baseUrl: stub.baseUrl, apiKey: null, model: 'stub', idleMs: 5_000, timeoutMs: 600 } },
      parts: { functions: [businessChat], protocols: { '/rest/v1': createRestRoutes } },
    });
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  beforeEach(() => app.database.owner`delete from private.ai_usage`);

  const said = (events: { name: string | undefined; data: Record<string, unknown> }[]) =>
    events
      .filter(({ name }) => name === 'text')
      .map(({ data }) => data['text'])
      .join('');

  test('a person in distress is answered by us, not by the provider', async () => {
    stub.script({ kind: 'text', text: 'Baik.' });
    const { events } = await post(app, ask('aku mau bunuh diri', 'konsultasi'));
    expect(said(events)).toContain('healing119.id');
    expect(stub.calls).toHaveLength(0);
  });

  test('streams the answer in pieces', async () => {
    const text = 'Mulailah dengan pra-pesan sepuluh porsi. '.repeat(4);
    stub.script({ kind: 'text', text });
    const { events } = await post(app, ask('Pra-pesan atau stok?', 'konsultasi'));
    expect(events.filter(({ name }) => name === 'text').length).toBeGreaterThan(2);
    expect(said(events)).toBe(text);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { note: messages.providerNote } });
  });

  test.each([
    ['silent', { kind: 'hang', text: '' }],
    ['broken', { kind: 'status', status: 500, body: { error: { message: 'secret detail' } } }],
    ['empty', { kind: 'text', text: '' }],
    ['thinking', { kind: 'text', text: '<think>Saya harus menjawab apa?</think>' }],
    ['refusing', { kind: 'text', text: '', finishReason: 'content_filter' }],
  ] as const)('a %s provider is no dead end: our own engine answers, and nothing leaks', async (_, reply) => {
    stub.script(reply);
    const { events, text } = await post(app, ask('Bagaimana cara membuat NIB?', 'konsultasi'));
    expect(said(events)).toContain('OSS');
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { answered: true } });
    expect([messages.insteadNote, messages.refusedNote]).toContain(events.at(-1)?.data['note']);
    expect(text).not.toMatch(/secret detail|Saya harus menjawab/);
  });

  test('what our own engine does not know either can be asked again; after a refusal the screen has its canned reply', async () => {
    stub.script({ kind: 'status', status: 500, body: { error: { message: 'secret detail' } } });
    const { events, text } = await post(app, ask('resep rendang nenek', 'konsultasi'));
    expect(events).toEqual([
      { name: 'problem', data: { error: 'provider_failed', message: messages.failed } },
    ]);
    expect(text).not.toContain('secret detail');
    stub.script({ kind: 'text', text: '', finishReason: 'content_filter' });
    const { events: refused } = await post(app, ask('resep rendang nenek', 'konsultasi'));
    expect(refused.at(-1)).toMatchObject({ name: 'done', data: { answered: false, unknown: true } });
  });

  test('what a provider thinks aloud is not part of its answer', async () => {
    stub.script({ kind: 'text', text: '<think>Rahasia saya.</think>Mulailah dengan sepuluh porsi.' });
    const { events } = await post(app, ask('Pra-pesan atau stok?', 'konsultasi'));
    expect(said(events).trim()).toBe('Mulailah dengan sepuluh porsi.');
  });

  test('a full provider (429) and one that knows no key (401) are asked once; a failing one is asked again', async () => {
    for (const [status, calls] of [
      [429, 1],
      [401, 1],
      [500, 2],
    ] as const) {
      stub.script({ kind: 'status', status, body: { error: { message: 'x' } } });
      const { events } = await post(app, ask('Bagaimana cara membuat NIB?', 'konsultasi'));
      expect(stub.calls, String(status)).toHaveLength(calls);
      const note = status === 429 ? messages.busyNote : messages.insteadNote;
      expect(events.at(-1)?.data['note'], String(status)).toBe(note);
    }
  });

  test('the prompt holds what we read and know; nothing of the caller but the conversation', async () => {
    const owner = await createMember(app, false);
    stub.script({ kind: 'text', text: 'Baik.' });
    await post(app, ask('Bagaimana cara membuat NIB untuk katering?', 'konsultasi'), owner.token);
    const sent = JSON.stringify(stub.calls);
    expect(sent).toMatch(/pengetahuan.*OSS/s);
    expect(sent).toContain('katering');
    expect(sent).toContain('https://');
    expect(sent).not.toContain(owner.id);
  });

  test('beyond what the site may use in a day our own engine answers, and no provider is asked', async () => {
    await app.database.owner`update public.app_settings set value = '1000' where key = 'ai_tokens_per_day'`;
    stub.script({ kind: 'text', text: 'Baik.' });
    const { events } = await post(app, ask('Bagaimana cara membuat NIB?', 'konsultasi'));
    await app.database
      .owner`update public.app_settings set value = '2000000' where key = 'ai_tokens_per_day'`;
    expect(stub.calls).toHaveLength(0);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { note: messages.capNote } });
  });

  test('what our own engine does not know either says that the quota is used up', async () => {
    const unknown = (note: string) => [
      { name: 'done', data: { sources: [], note, answered: false, unknown: true } },
    ];
    const question = ask('resep rendang nenek', 'konsultasi');
    const { owner } = app.database;
    await owner`update public.app_settings set value = '1000' where key = 'ai_tokens_per_day'`;
    const { events: beyondCap } = await post(app, question);
    await owner`update public.app_settings set value = '2000000' where key = 'ai_tokens_per_day'`;
    expect(beyondCap).toEqual(unknown(messages.capUsed));
    stub.script({ kind: 'text', text: 'Baik.' });
    for (let use = 0; use < 5; use += 1) await post(app, question);
    expect((await post(app, question)).events).toEqual(unknown(messages.shareUsed));
  });

  test('where the share cannot be counted, what was set aside for the answer is given back', async () => {
    const { owner } = app.database;
    const setAside = async () => {
      const [row] = await owner<{ tokens: number }[]>`
        select coalesce(sum(tokens), 0)::int as tokens from private.ai_spending`;
      return row?.tokens;
    };
    const before = await setAside();
    await owner`alter function private.take_ai_quota(text, text, integer) rename to take_no_quota`;
    const { status } = await post(app, ask('Halo', 'konsultasi'));
    await owner`alter function private.take_no_quota(text, text, integer) rename to take_ai_quota`;
    expect(status).toBe(500);
    expect(await setAside()).toBe(before);
  });

  test('what was cut off at its longest says so', async () => {
    stub.script({ kind: 'text', text: 'Pertama, hitung', finishReason: 'length' });
    const { events } = await post(app, ask('Halo', 'konsultasi'));
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { note: messages.cutNote } });
  });

  test('the chatbot falls back on the knowledge base, and says so', async () => {
    const premium = await createMember(app, true);
    stub.script({ kind: 'status', status: 503, body: { error: { message: 'overloaded' } } });
    const { events } = await post(app, ask('Bagaimana cara membuat NIB?'), premium.token);
    expect(said(events)).toContain('OSS');
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { note: messages.insteadNote } });
  });

  test('an idea reaches the provider for its owner, and never for another person', async () => {
    const owner = await createMember(app, false);
    const other = await createMember(app, false);
    const [idea] = await app.database.owner<{ id: string }[]>`
      insert into public.business_ideas (user_id, title) values (${owner.id}, 'Rahasia Dapur') returning id`;
    stub.script({ kind: 'text', text: 'Baik.' });
    await post(app, { ...ask('Halo', 'konsultasi'), idea_id: idea?.id }, owner.token);
    expect(JSON.stringify(stub.calls)).toContain('Rahasia Dapur');
    stub.script({ kind: 'text', text: 'Baik.' });
    await post(app, { ...ask('Halo', 'konsultasi'), idea_id: idea?.id }, other.token);
    expect(stub.calls).toHaveLength(1);
    expect(JSON.stringify(stub.calls)).not.toContain('Rahasia Dapur');
  });

  test('after the five questions of a visitor to the provider our own engine answers and says why, up to the free limit', async () => {
    stub.script({ kind: 'text', text: 'Baik.' });
    const question = ask('Bagaimana cara membuat NIB?', 'konsultasi');
    const notes: unknown[] = [];
    for (let use = 0; use < 6; use += 1) notes.push((await post(app, question)).events.at(-1)?.data['note']);
    expect(notes).toEqual([...Array.from({ length: 5 }, () => messages.providerNote), messages.shareNote]);
    expect(stub.calls).toHaveLength(5);
    await app.database
      .owner`update public.app_settings set value = '7' where key = 'consultation_daily_limit'`;
    const statuses = [await post(app, question), await post(app, question)].map(({ status }) => status);
    await app.database
      .owner`update public.app_settings set value = '30' where key = 'consultation_daily_limit'`;
    expect(statuses).toEqual([200, 429]);
    expect(stub.calls).toHaveLength(5);
  });
});
