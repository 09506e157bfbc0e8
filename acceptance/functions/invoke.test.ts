import { FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { member, type Person, visitor } from '../auth/support.ts';

let person: Person;
beforeAll(async () => {
  person = await member();
});

const code = { referral_code: 'TIDAKADA' };
const unknownCode = { valid: false, referrer_id: null };
const validate = (options = {}) =>
  visitor().functions.invoke('validate-referral', { body: code, ...options });

describe('bodies', () => {
  const text = JSON.stringify(code);
  test.each([
    ['an object', code],
    ['text', text],
    ['a Blob', new Blob([text])],
    ['an ArrayBuffer', new TextEncoder().encode(text).buffer],
    ['a File', new File([text], 'kode.json')],
  ])('%s', async (_, body) => {
    expect((await validate({ body })).data).toMatchObject(unknownCode);
  });

  test('a form, which this function refuses as its own kind of error', async () => {
    const body = new FormData();
    body.set('referral_code', 'TIDAKADA');
    const { error } = await validate({ body });
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const { context } = error as FunctionsHttpError;
    expect([context.status, await (context as Response).json()]).toEqual([
      400,
      expect.objectContaining({ error: 'bad_json' }),
    ]);
  });
});

describe('answers', () => {
  test('JSON is parsed, text is text', async () => {
    const { data } = await person.client.functions.invoke('get-user-metadata', { body: {} });
    expect(data).toMatchObject({ user_id: person.session.user.id });
    const qr = await person.client.functions.invoke('get-referral-qr', { method: 'GET' });
    expect(qr.data).toMatch(/^<svg/);
  });

  test('a stream of events is given as the response, with the reader left to the caller', async () => {
    const { data, response } = await person.client.functions.invoke('generate-business-idea', {
      headers: { accept: 'text/event-stream' },
      body: {
        skills: 'memasak dan fotografi',
        interests: 'kuliner',
        capital: '2000000',
        target: 'mahasiswa',
        business_type: 'Kuliner',
      },
    });
    expect(response?.headers.get('content-type')).toContain('text/event-stream');
    expect(await (data as Response).text()).toContain('event: result');
  });
});

describe('options', () => {
  test('method, headers and region', async () => {
    expect((await validate({ method: 'PUT' })).data).toMatchObject(unknownCode);
    const { data } = await validate({ region: 'ap-southeast-1', headers: { 'x-request-id': 'uji-wilayah' } });
    expect(data).toMatchObject(unknownCode);
  });

  test('a signal and a time-out of the client', async () => {
    expect((await validate({ signal: AbortSignal.abort() })).error).toBeInstanceOf(FunctionsFetchError);
    const { error } = await person.client.functions.invoke('get-user-metadata', { body: {}, timeout: 1 });
    expect(error).toBeInstanceOf(FunctionsFetchError);
  });

  test('setAuth speaks for another user from then on', async () => {
    const client = visitor();
    client.functions.setAuth(person.session.access_token);
    const { data } = await client.functions.invoke('get-user-metadata', { body: {} });
    expect(data).toMatchObject({ user_id: person.session.user.id });
  });
});

describe('errors', () => {
  const statusOf = ({ error }: { error: unknown }) => (error as FunctionsRelayError).context.status;

  test('of the relay: an unknown name, no user where one is demanded, a token of another key', async () => {
    const unknown = await visitor().functions.invoke('tidak-ada');
    expect(unknown.error).toBeInstanceOf(FunctionsRelayError);
    expect(statusOf(unknown)).toBe(404);
    const forged = visitor();
    forged.functions.setAuth(`${person.session.access_token.slice(0, -2)}xx`);
    for (const client of [visitor(), forged]) {
      const refused = await client.functions.invoke('get-user-metadata', { body: {} });
      expect(refused.error).toBeInstanceOf(FunctionsRelayError);
      expect(statusOf(refused)).toBe(401);
    }
  });

  test('of the function: its own status and body', async () => {
    const refused = await person.client.functions.invoke('get-user-metadata', {
      body: { user_id: '7b1f7c1e-0000-4000-8000-00000000abcd' },
    });
    expect(refused.error).toBeInstanceOf(FunctionsHttpError);
    expect(statusOf(refused)).toBe(403);
  });

  test('of the relay, for a body that no function would read', async () => {
    const large = await validate({ body: 'x'.repeat(70 * 1024) });
    expect(large.error).toBeInstanceOf(FunctionsRelayError);
    expect(statusOf(large)).toBe(413);
  });

  test('a browser may ask beforehand without a key, and read what the client reads', async () => {
    const { url } = inject('target');
    const asked = await fetch(`${url}/functions/v1/get-user-metadata`, {
      method: 'OPTIONS',
      headers: { origin: url, 'access-control-request-method': 'POST' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, url]);
  });

  test('pages of other sites are allowed no protocol', async () => {
    const { url } = inject('target');
    const origin = 'https://lain.example';
    for (const path of ['/auth/v1/token', '/rest/v1/pengguna', '/storage/v1/object/a/b', '/functions/v1/x']) {
      const asked = await fetch(`${url}${path}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect([path, asked.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});
