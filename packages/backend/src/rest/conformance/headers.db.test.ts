import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create function lab.seen_headers() returns json language sql stable
      as $$ select current_setting('request.headers')::json $$;
    create function lab.two_cookies() returns text language sql volatile as $$
      select set_config('response.headers', '[{"Set-Cookie": "a=1"}, {"Set-Cookie": "b=2"}]', true) $$;
    create function lab.quoted() returns text language sql immutable as $$ select 'a "b", c' $$;
    create function lab.three() returns setof int language sql immutable as 'values (1), (2), (3)';
    create table lab.keyless (a text, b text);
    create view lab.counted as select owner_id, count(*) as projects from lab.projects group by owner_id;
    grant select on lab.counted to anon;
    grant all on lab.keyless to authenticated;
    grant execute on function lab.two_cookies(), lab.quoted(), lab.three() to anon;
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
    expect(made.headers.get('content-profile')).toBeNull();
  });

  test('a table without a key has no Location; missing= is told where it counted', async () => {
    const made = await app.send('/keyless', {
      method: 'POST',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=headers-only, missing=default' },
      body: JSON.stringify({ a: 'x' }),
    });
    expect([made.status, made.headers.get('location')]).toEqual([201, null]);
    expect(made.headers.get('preference-applied')).toBe('missing=default, return=headers-only');
  });

  test('Content-Location has the parameters by name, those of one name together, all encoded', async () => {
    const at = async (target: string) => (await app.send(target)).headers.get('content-location');
    expect(await at('/skills?select=*&order=id&id=gt.0&id=lt.9')).toBe(
      '/skills?id=gt.0,lt.9&order=id&select=%2A',
    );
    expect(await at('/skills?name=eq.a+b')).toBe('/skills?name=eq.a%20b');
  });

  test('a function may set several cookies', async () => {
    const response = await app.send('/rpc/two_cookies', { method: 'POST' });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('a set of values is answered by pages', async () => {
    const limited = await app.send('/rpc/three?limit=1&offset=1');
    expect([await limited.json(), limited.headers.get('content-range')]).toEqual([[2], '1-1/*']);
    const ranged = await app.send('/rpc/three', { headers: { Range: '0-1', Prefer: 'count=exact' } });
    expect([ranged.status, await ranged.json(), ranged.headers.get('content-range')]).toEqual([
      206,
      [1, 2],
      '0-1/3',
    ]);
  });

  test('a value in CSV is quoted where it must be', async () => {
    const response = await app.send('/rpc/quoted', { headers: { Accept: 'text/csv' } });
    expect(await response.text()).toBe('pgrst_scalar\n"a ""b"", c"');
  });

  test('OPTIONS names what the relation takes', async () => {
    const allowed = async (target: string) =>
      (await app.send(target, { method: 'OPTIONS' })).headers.get('allow');
    expect(await allowed('/counted')).toBe('OPTIONS,GET,HEAD');
    expect(await allowed('/keyless')).toBe('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
    expect(await allowed('/pairs')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE');
    expect((await app.send('/pairs', { method: 'OPTIONS' })).headers.get('content-length')).toBe('0');
  });

  test('PUT writes the whole row, whatever columns= says', async () => {
    const response = await app.send('/pairs?a=eq.80&b=eq.80&columns=a,b', {
      method: 'PUT',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ a: 80, b: 80, value: 'y' }),
    });
    expect(await response.json()).toEqual([{ a: 80, b: 80, value: 'y', stamp: 7 }]);
  });

  test('PUT writes the first object of a list and no other, of the row that the filters name', async () => {
    const put = (rows: unknown[]) =>
      app.send('/pairs?a=eq.81&b=eq.81', {
        method: 'PUT',
        as: 'user',
        headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
        body: JSON.stringify(rows),
      });
    const first = { a: 81, b: 81, value: 'z' };
    const second = { a: 82, b: 82, value: 'z' };
    expect(await (await put([first, second])).json()).toEqual([{ ...first, stamp: 7 }]);
    expect(await (await app.send('/pairs?a=eq.82')).json()).toEqual([]);
    const other = await put([second, first]);
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'PGRST115' }]);
  });

  test('a token that is none is refused, and not read as no token', async () => {
    for (const authorization of ['Bearer', 'Bearer ', 'bearer']) {
      const response = await app.send('/skills', { headers: { Authorization: authorization } });
      const message = 'Empty JWT is sent in Authorization header';
      expect([response.status, await response.json()]).toEqual([
        401,
        { code: 'PGRST301', message, details: null, hint: null },
      ]);
      expect(response.headers.get('www-authenticate')).toBe(
        `Bearer error="invalid_token", error_description="${message}"`,
      );
    }
    expect((await app.send('/skills')).status).toBe(200);
  });

  test('only JSON, forms and CSV are read', async () => {
    const response = await app.send('/pairs', {
      method: 'POST',
      as: 'user',
      headers: { 'Content-Type': 'application/vnd.pgrst.object+json' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({
      message: 'Content-Type not acceptable: application/vnd.pgrst.object+json',
    });
  });

  test('a represented update counts the rows that it shows', async () => {
    const response = await app.send('/projects?id=lt.99&select=id,people!inner(name)&people.name=eq.Ayu', {
      method: 'PATCH',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ kind: 'food' }),
    });
    const rows = (await response.json()) as unknown[];
    expect([response.status, rows.length > 0]).toEqual([200, true]);
    expect(response.headers.get('content-range')).toBe(`0-${rows.length - 1}/*`);
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
    expect(response.headers.get('content-location')).toBe('/skills?offset=10');
    expect(response.headers.get('preference-applied')).toBe('count=exact');
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
