import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ allowsPlan: true });
  await app.database.owner.unsafe(`
    create domain lab."text/html" as text;
    create domain lab."image/x-dot" as bytea;
    create domain lab."text/tab-separated-values" as text;
    create function lab.page(title text) returns lab."text/html" language sql immutable as $$ select '<h1>' || title || '</h1>' $$;
    create function lab.dot() returns lab."image/x-dot" language sql immutable as $$ select '\\x00ff10'::bytea $$;
    create domain lab."text/xml" as xml;
    create function lab.feed() returns lab."text/xml" language sql immutable as $$ select E'\\n<a>1</a>'::lab."text/xml" $$;
    create function lab.no_dot() returns lab."image/x-dot" language sql stable
      as $$ select null::bytea from lab.people where id < 0 $$;
    create function lab.tsv_step(state lab."text/tab-separated-values", next lab.skills)
      returns lab."text/tab-separated-values" language sql immutable
      as $$ select (state || next.id || chr(9) || next.name || chr(10)) $$;
    create aggregate lab.tsv_agg(lab.skills) (
      sfunc = lab.tsv_step, stype = lab."text/tab-separated-values", initcond = '');
    create domain lab.colour as int;
    create function lab.colour_to_json(lab.colour) returns json language sql immutable
      as $$ select to_json('#' || lpad(to_hex($1::int), 6, '0')) $$;
    create function lab.colour_from_json(json) returns lab.colour language sql immutable
      as $$ select ('x' || lpad(ltrim($1 #>> '{}', '#'), 8, '0'))::bit(32)::int $$;
    create function lab.colour_from_text(text) returns lab.colour language sql immutable
      as $$ select ('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int $$;
    set client_min_messages = error;
    create cast (lab.colour as json) with function lab.colour_to_json(lab.colour) as implicit;
    create cast (json as lab.colour) with function lab.colour_from_json(json) as implicit;
    create cast (text as lab.colour) with function lab.colour_from_text(text) as implicit;
    create table lab.paints (id int primary key, tone lab.colour);
    insert into lab.paints values (1, 255), (2, 256);
    grant select on lab.paints to anon; grant all on lab.paints to authenticated;
    grant execute on all functions in schema lab to anon, authenticated;`);
});
afterAll(() => app.close());

const accept = (type: string) => ({ headers: { Accept: type } });

describe('media types of the database', () => {
  test('a function gives text as it is', async () => {
    const response = await app.send('/rpc/page?title=Halo', accept('text/html'));
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html',
      '<h1>Halo</h1>',
    ]);
    expect(await (await app.send('/rpc/page?title=Halo')).json()).toBe('<h1>Halo</h1>');
  });

  test('and bytes as bytes', async () => {
    const response = await app.send('/rpc/dot', accept('image/x-dot'));
    expect(response.headers.get('content-type')).toBe('image/x-dot');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 16]);
  });

  test('and XML without an empty first line', async () => {
    const response = await app.send('/rpc/feed', accept('text/xml'));
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/xml; charset=utf-8',
      '<a>1</a>',
    ]);
  });

  test('nothing has the type that was asked for, too', async () => {
    const response = await app.send('/rpc/no_dot', accept('image/x-dot'));
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/x-dot',
      '',
    ]);
  });

  test('an aggregate writes the rows of its table, and of no other', async () => {
    const response = await app.send('/skills?order=id&id=lt.3', accept('text/tab-separated-values'));
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/tab-separated-values',
      '1\tDesain\n2\tPemasaran\n',
    ]);
    expect((await app.send('/tasks', accept('text/tab-separated-values'))).status).toBe(406);
    // Only whole rows are rows of its table.
    const columns = await app.send('/skills?select=id,name', accept('text/tab-separated-values'));
    expect(columns.status).toBe(406);
  });
});

describe('domains with a form of their own', () => {
  test('are read, filtered, written and given back in that form', async () => {
    expect(await (await app.send('/paints?order=id')).json()).toEqual([
      { id: 1, tone: '#0000ff' },
      { id: 2, tone: '#000100' },
    ]);
    expect(await (await app.send('/paints?select=id&tone=eq.0000ff')).json()).toEqual([{ id: 1 }]);
    expect(await (await app.send('/paints?select=id&tone=in.(0000ff,000100)&order=id')).json()).toHaveLength(
      2,
    );
    const made = await app.send('/paints', {
      method: 'POST',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ id: 3, tone: '#00ff00' }),
    });
    expect(await made.json()).toEqual([{ id: 3, tone: '#00ff00' }]);
    const changed = await app.send('/paints?id=eq.3&select=tone', {
      method: 'PATCH',
      as: 'user',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ tone: '#123456' }),
    });
    expect(await changed.json()).toEqual([{ tone: '#123456' }]);
  });
});

describe('the plan of a statement', () => {
  const plan = 'application/vnd.pgrst.plan+json; options=analyze';

  test('of a read, as JSON and as text', async () => {
    const response = await app.send('/projects?id=eq.1', accept(plan));
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.pgrst.plan+json; for="application/json"; options=analyze; charset=utf-8',
    );
    expect(await response.json()).toMatchObject([{ Plan: { 'Actual Rows': 1 } }]);
    const text = await app.send('/rpc/add?a=1&b=2', accept('application/vnd.pgrst.plan'));
    expect(await text.text()).toMatch(/cost=/);
  });

  test('of a write, which leaves nothing behind', async () => {
    const response = await app.send('/paints?id=eq.1', { method: 'DELETE', as: 'user', ...accept(plan) });
    expect(response.status).toBe(200);
    expect(await (await app.send('/paints?id=eq.1&select=id')).json()).toEqual([{ id: 1 }]);
  });

  test('is bound by what the role may do', async () => {
    expect((await app.send('/ledger', accept(plan))).status).toBe(401);
  });
});
