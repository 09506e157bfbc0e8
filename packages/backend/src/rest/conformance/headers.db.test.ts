import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create function lab.seen_headers() returns json language sql stable
      as $$ select current_setting('request.headers')::json $$;
    grant execute on function lab.seen_headers() to anon`);
});
afterAll(() => app.close());

describe('headers', () => {
  test('a write that gives nothing back has no type', async () => {
    const made = await app.send('/pairs', {
      method: 'POST',
      as: 'user',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ a: 9, b: 9 }),
    });
    expect([made.status, made.headers.get('content-type'), await made.text()]).toEqual([201, null, '']);
    expect(made.headers.get('content-length')).toBe('0');
  });

  test('HEAD has the type and the range that GET would have', async () => {
    for (const target of ['/skills', '/rpc/names']) {
      const head = await app.send(target, { method: 'HEAD', headers: { Prefer: 'count=exact' } });
      const get = await app.send(target, { headers: { Prefer: 'count=exact' } });
      for (const name of ['content-type', 'content-range']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe('');
    }
  });

  test('functions see those of the request, but not its credentials', async () => {
    const response = await app.send('/rpc/seen_headers', {
      headers: { 'X-Of-My-Own': 'here', Cookie: 'a=b' },
    });
    const seen = (await response.json()) as Record<string, string>;
    expect(seen['x-of-my-own']).toBe('here');
    for (const name of ['apikey', 'authorization', 'cookie']) expect(seen).not.toHaveProperty(name);
  });

  test('416 tells how many rows there are', async () => {
    const response = await app.send('/skills?offset=10', { headers: { Prefer: 'count=exact' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, '*/3']);
    expect(await response.json()).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 10 was requested, but there are only 3 rows.',
    });
  });
});

describe('the query string', () => {
  test('in() takes 300 UUIDs', async () => {
    const ids = Array.from({ length: 300 }, () => randomUUID()).join('%2C');
    const response = await app.send(`/ledger?owner=in.%28${ids}%29&select=id`, { as: 'user' });
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  test('an empty select means every column, blanks in lists and groups do not count', async () => {
    expect(await (await app.send('/skills?select=&id=eq.1')).json()).toEqual([{ id: 1, name: 'Desain' }]);
    expect(
      await (
        await app.send('/skills?select=id&and=( or ( id.in.( 1, 2 ) , id.eq.3 ) , id.neq.1 )&order=id')
      ).json(),
    ).toEqual([{ id: 2 }, { id: 3 }]);
    expect(await (await app.send('/skills?id=in.(  )')).json()).toEqual([]);
  });

  test('defaults fill what an update leaves out, when asked for', async () => {
    const response = await app.send('/pairs?a=eq.1&b=eq.1&columns=value,stamp', {
      method: 'PATCH',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation, missing=default' },
      body: JSON.stringify({ value: 'z' }),
    });
    expect(await response.json()).toEqual([{ a: 1, b: 1, value: 'z', stamp: 7 }]);
  });
});
