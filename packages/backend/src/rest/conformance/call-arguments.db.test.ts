import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ schemas: ['lab', 'lab_two'] });
  await app.database.owner.unsafe(`
    create schema lab_two;
    grant usage on schema lab_two to anon;
    create table lab_two.things (id int primary key);
    insert into lab_two.things values (7);
    create function lab_two.count_things() returns bigint language plpgsql stable
      as 'begin return (select sum(id) from things); end';
    create function lab.shout(text) returns text language sql immutable as 'select upper($1)';
    create function lab.size_of(bytea) returns int language sql immutable as 'select length($1)';
    create function lab.root_of(xml) returns text language sql immutable as 'select (xpath(''name(/*)'', $1))[1]::text';
    create function lab.type_of_json(json) returns text language sql immutable as 'select json_typeof($1)';
    create function lab.type_of_jsonb(jsonb) returns text language sql immutable as 'select jsonb_typeof($1)';
    create function lab.half(int) returns int language sql immutable as 'select $1 / 2';
    create function lab.both(json) returns text language sql immutable as $$ select 'json' $$;
    create function lab.both(jsonb) returns text language sql immutable as $$ select 'jsonb' $$;
    create function lab.a_record() returns record language sql stable as 'select id, name from lab.skills where id = 1';
    create function lab.records() returns setof record language sql stable as 'select id, name from lab.skills where id < 3';
    create type lab.pair_type as (x int, y int);
    create function lab.some_pairs() returns setof lab.pair_type language sql stable as 'values (1, 2), (3, 4)';
    create function lab.letters(letters char(3)) returns text language sql immutable as 'select letters::text';
    grant select on all tables in schema lab_two to anon;
    grant execute on all functions in schema lab, lab_two to anon;`);
});
afterAll(() => app.close());

async function post(name: string, contentType: string, body: string | Uint8Array<ArrayBuffer>) {
  const response = await app.send(`/rpc/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('one parameter without a name takes the body', () => {
  test('of text, XML and bytes', async () => {
    expect(await post('shout', 'text/plain', 'halo')).toEqual({ status: 200, body: 'HALO' });
    expect(await post('size_of', 'application/octet-stream', new Uint8Array([0, 255, 1]))).toEqual({
      status: 200,
      body: 3,
    });
    expect(await post('root_of', 'text/xml', '<toko><nama>Kopi</nama></toko>')).toEqual({
      status: 200,
      body: 'toko',
    });
  });

  test('of json and jsonb as it came, also a list or a bare value', async () => {
    for (const name of ['type_of_json', 'type_of_jsonb']) {
      const typeOf = (body: string) => post(name, 'application/json', body);
      for (const [body, type] of [
        ['{"a":1,"b":[2]}', 'object'],
        ['[1,2]', 'array'],
        ['"kopi"', 'string'],
        ['7', 'number'],
      ] as const) {
        expect({ body, answer: await typeOf(body) }).toEqual({ body, answer: { status: 200, body: type } });
      }
    }
    // As the client sends it, whose members would else be arguments.
    expect((await app.lab().rpc('type_of_json', { type: 'x' })).data).toBe('object');
  });

  test('or the member without a name', async () => {
    expect(await post('shout', 'application/json', '{"":"halo"}')).toEqual({ status: 200, body: 'HALO' });
    expect(await (await app.send('/rpc/shout?=halo')).json()).toBe('HALO');
  });

  test('of another type it cannot be given', async () => {
    expect(await post('half', 'application/json', '{"":4}')).toMatchObject({
      status: 404,
      body: { code: 'PGRST202' },
    });
  });

  test('only of its own type', async () => {
    expect(await post('shout', 'application/octet-stream', new Uint8Array([1]))).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST202',
        message: 'Could not find the function lab.shout in the schema cache',
        details:
          'Searched for the function lab.shout with a single unnamed bytea parameter, but no matches were found in the schema cache.',
      },
    });
  });

  test('300 where json and jsonb would both do', async () => {
    expect(await post('both', 'application/json', '{"a":1}')).toMatchObject({
      status: 300,
      body: { code: 'PGRST203' },
    });
  });
});

describe('arguments by name', () => {
  test('of a form, repeated ones for a variadic parameter', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await post('add', type, 'a=1&b=2')).toEqual({ status: 200, body: 3 });
    expect(await post('total', type, 'numbers=1&numbers=2')).toEqual({ status: 200, body: 3 });
  });

  test('of the first object in a list, of the names in columns', async () => {
    expect(await post('add', 'application/json', '[{"a":1,"b":2},{"a":5,"b":5}]')).toEqual({
      status: 200,
      body: 3,
    });
    expect(await post('add?columns=a,b', 'application/json', '{"a":1,"b":2,"c":3}')).toEqual({
      status: 200,
      body: 3,
    });
  });

  test('keep their length where the type has none in a signature', async () => {
    expect(await (await app.send('/rpc/letters?letters=abcde')).json()).toBe('abcde');
  });

  test('that fit no overload get the closest one as a hint', async () => {
    expect(await (await app.send('/rpc/add?a=1&bb=2')).json()).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function lab.add(a, bb) in the schema cache',
      details:
        'Searched for the function lab.add with parameters a, bb, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function lab.add(a, b)',
    });
  });

  test('only GET, HEAD and POST', async () => {
    const response = await app.send('/rpc/add', { method: 'DELETE' });
    expect([response.status, await response.json()]).toMatchObject([
      405,
      { code: 'PGRST101', message: 'Cannot use the DELETE method on RPC' },
    ]);
  });
});

describe('what comes back', () => {
  test('records whose columns only the function knows', async () => {
    expect(await (await app.send('/rpc/a_record')).json()).toEqual({ id: 1, name: 'Desain' });
    expect(await (await app.send('/rpc/records')).json()).toHaveLength(2);
  });

  test('rows of a type that belongs to no table can be filtered and selected', async () => {
    expect(await (await app.send('/rpc/some_pairs?x=gt.1&select=y')).json()).toEqual([{ y: 4 }]);
  });
});

describe('a second schema', () => {
  test('its functions find their own tables, and the answer says which schema it was', async () => {
    const response = await app.send('/rpc/count_things', { headers: { 'Accept-Profile': 'lab_two' } });
    expect([response.headers.get('content-profile'), await response.json()]).toEqual(['lab_two', 7]);
    const first = await app.send('/skills?select=id&limit=1');
    expect(first.headers.get('content-profile')).toBe('lab');
  });
});
