import { FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineFunction } from '#functions/define-function.ts';
import { jsonResponse } from '#functions/json-response.ts';
import { createTrustedTokens } from '#http/trusted-tokens.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

/** Tells what arrived. */
const echo = defineFunction({
  name: 'echo',
  verifyJwt: false,
  maxBodyBytes: 1000,
  handler: async (request, { caller }) => {
    const type = request.headers.get('content-type');
    const isForm = type?.startsWith('multipart/form-data') === true;
    return jsonResponse({
      method: request.method,
      type: isForm ? 'multipart/form-data' : type,
      region: request.headers.get('x-region'),
      own: request.headers.get('x-own'),
      userId: caller.userId,
      body: isForm ? Object.fromEntries(await request.formData()) : await request.text(),
    });
  },
});
const answering = defineFunction({
  name: 'answering',
  verifyJwt: false,
  handler: async (request) => {
    const type = new URL(request.url).searchParams.get('type') ?? '';
    return new Response('{"a":1}', { headers: { 'content-type': type } });
  },
});
const streaming = defineFunction({
  name: 'streaming',
  verifyJwt: false,
  timeoutMs: 50,
  handler: async () => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const part of ['data: satu\n\n', 'data: dua\n\n']) {
          controller.enqueue(new TextEncoder().encode(part));
          await new Promise((resolve) => void setTimeout(resolve, 60));
        }
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  },
});
const failing = defineFunction({
  name: 'failing',
  verifyJwt: false,
  handler: async () => {
    throw new Error('rahasia dapur');
  },
});
/** Tells where it was called. */
const paths = defineFunction({
  name: 'paths',
  verifyJwt: false,
  handler: async (request) => jsonResponse({ path: new URL(request.url).pathname }),
});
/** Gives the database what the client has sent. */
const storing = defineFunction({
  name: 'storing',
  verifyJwt: false,
  handler: async (request, { deps }) => {
    const { text } = (await request.json()) as { text: string };
    await deps.database.owner`select ${text}::text`;
    return jsonResponse({ text });
  },
});
const members = defineFunction({ ...echo, name: 'members', verifyJwt: true });

let app: TestApp;
let token: string;
const sub = '7b1f7c1e-0000-4000-8000-000000000001';
beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: [echo, answering, streaming, failing, members, paths, storing] },
  });
  token = await app.deps.keys.sign({ sub, role: 'authenticated', aud: 'authenticated' }, 60);
});
afterAll(() => app.close());

const invoke = (name: string, options = {}) => app.client().functions.invoke(name, options);

describe('what the client sends', () => {
  const bytes = new TextEncoder().encode('byte').buffer;
  const form = new FormData();
  form.set('nama', 'Sari');
  test.each([
    ['an object', { a: 1 }, 'application/json', '{"a":1}'],
    ['text', 'teks', 'text/plain', 'teks'],
    ['a Blob', new Blob(['blob']), 'application/octet-stream', 'blob'],
    ['an ArrayBuffer', bytes, 'application/octet-stream', 'byte'],
    ['a form', form, 'multipart/form-data', { nama: 'Sari' }],
    ['nothing', undefined, null, ''],
  ])('%s arrives as what it is', async (_, body, type, arrived) => {
    const { data, error } = await invoke('echo', { body });
    expect([error, data.type, data.body]).toEqual([null, type, arrived]);
  });

  test.each(['POST', 'GET', 'PUT', 'PATCH', 'DELETE'] as const)('the method %s', async (method) => {
    expect((await invoke('echo', { method })).data.method).toBe(method);
  });

  test('headers of its own and the region, which changes nothing here', async () => {
    const { data } = await invoke('echo', { headers: { 'x-own': 'ya' }, region: 'ap-southeast-1' });
    expect([data.own, data.region]).toEqual(['ya', 'ap-southeast-1']);
  });
});

describe('what the client reads', () => {
  test.each([
    ['application/json', (data: unknown) => expect(data).toEqual({ a: 1 })],
    ['text/plain', (data: unknown) => expect(data).toBe('{"a":1}')],
    ['application/octet-stream', (data: unknown) => expect(data).toBeInstanceOf(Blob)],
    ['application/pdf', (data: unknown) => expect(data).toBeInstanceOf(Blob)],
    ['text/event-stream', (data: unknown) => expect(data).toBeInstanceOf(Response)],
  ])('%s', async (type, check) => {
    const { data } = await invoke(`answering?type=${encodeURIComponent(type)}`);
    check(data);
  });

  test('a stream piece by piece, for longer than the answer may take to begin', async () => {
    const { data } = await invoke('streaming');
    const parts: string[] = [];
    for await (const part of (data as Response).body ?? []) parts.push(new TextDecoder().decode(part));
    expect(parts).toEqual(['data: satu\n\n', 'data: dua\n\n']);
  });
});

describe('refusals', () => {
  test('a verified token is demanded where the function says so', async () => {
    const signedIn = await app.client({ token }).functions.invoke('members', { body: {} });
    expect(signedIn.data.userId).toBe(sub);
    for (const refused of [app.client(), app.client({ token: `${token}x` })]) {
      const { error } = await refused.functions.invoke('members', { body: {} });
      expect(error).toBeInstanceOf(FunctionsRelayError);
      expect((error as FunctionsRelayError).context.status).toBe(401);
    }
    expect((await app.client({ token: `${token}x` }).functions.invoke('echo')).data.userId).toBeNull();
  });

  test('an error of the handler is no error of the relay, and its text stays here', async () => {
    const { error } = await invoke('failing');
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const { context } = error as FunctionsHttpError;
    expect(context.status).toBe(500);
    expect(await (context as Response).text()).not.toContain('rahasia');
  });

  test('a text that the database cannot hold is the client’s fault', async () => {
    expect((await invoke('storing', { body: { text: 'kopi' } })).data).toEqual({ text: 'kopi' });
    const { error } = await invoke('storing', { body: { text: 'a\u0000b' } });
    const { context } = error as FunctionsHttpError;
    expect(context.status).toBe(400);
    expect(await (context as Response).json()).toMatchObject({ error: 'validation_failed' });
  });

  test('a body over the function’s limit, also one sent in pieces', async () => {
    for (const body of ['x'.repeat(1001), new Blob(['x'.repeat(1001)]).stream()]) {
      const headers = { apikey: app.deps.settings.publishableKey };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await app.fetch('/functions/v1/echo', init);
      expect([response.status, response.headers.get('x-relay-error')]).toEqual([413, 'true']);
    }
  });

  test('the question of a browser before the call needs no key', async () => {
    const response = await app.fetch('/functions/v1/echo', {
      method: 'OPTIONS',
      headers: {
        origin: app.deps.settings.siteUrl,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-region',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('x-region');
  });
});

describe('paths and tokens', () => {
  const secret = 'a-trusted-secret-of-forty-characters-012';
  const signed = (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

  test('what stands behind the name is the function’s own', async () => {
    const { data } = await invoke('paths/orders/7');
    expect(data).toEqual({ path: '/functions/v1/paths/orders/7' });
    expect((await invoke('tidak-ada/orders')).error).toBeInstanceOf(FunctionsRelayError);
    expect((await invoke('members/orders')).error).toBeInstanceOf(FunctionsRelayError);
  });

  test('a trusted token without a user is a token; a project key, or one of another secret, is none', async () => {
    const own = await createTestApp({
      parts: { functions: [members], access: { trusted: createTrustedTokens([secret]) } },
    });
    try {
      const call = async (bearer: string): Promise<number> => {
        const headers = { apikey: own.deps.settings.publishableKey, authorization: `Bearer ${bearer}` };
        const answer = await own.fetch('/functions/v1/members', { method: 'POST', headers, body: '{}' });
        return answer.status;
      };
      expect(await call(await signed({ role: 'anon' }))).toBe(200);
      expect(await call(await signed({ role: 'service_role' }))).toBe(200);
      expect(await call(await signed({ role: 'authenticated' }))).toBe(401);
      expect(await call(own.deps.settings.publishableKey)).toBe(401);
      expect(await call(`${await signed({ role: 'anon' })}x`)).toBe(401);
    } finally {
      await own.close();
    }
  });
});
