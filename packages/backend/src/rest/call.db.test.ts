import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp, userOne } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
});
afterAll(() => app.close());

async function call(target: string, body?: unknown, init: Parameters<FixtureApp['send']>[1] = {}) {
  const given =
    body === undefined
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  const headers = new Headers(init.headers);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await app.send(`/rpc/${target}`, { ...given, ...init, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

describe('results', () => {
  test('scalar, set of scalars, row, set of rows, table, OUT parameters, void', async () => {
    expect(await call('add', { a: 1, b: 2 })).toMatchObject({ status: 200, body: 3 });
    expect((await call('names', {})).body).toEqual(['Ayu', 'Budi', 'Citra', 'Dewi, "D"']);
    expect((await call('get_project', { project_id: 1 })).body).toMatchObject({ id: 1, title: 'Kopi Susu' });
    expect((await call('find_projects?select=id', { p_kind: 'tech' })).body).toEqual([{ id: 2 }, { id: 3 }]);
    expect((await call('summary', {})).body).toEqual([
      { kind: 'craft', total: 1 },
      { kind: 'food', total: 1 },
      { kind: 'tech', total: 2 },
    ]);
    expect((await call('split', { text: 'a-b' })).body).toEqual({ head: 'a', tail: 'b' });
    expect(await call('nothing', {})).toMatchObject({ status: 204, body: null });
  });

  test('rows are filtered, ordered, cut, counted and embedded', async () => {
    const { status, body, headers } = await call(
      'find_projects?select=id,label,people(name),tasks(id)&id=gt.1&order=id.desc&limit=2',
      {},
      { headers: { Prefer: 'count=exact' } },
    );
    expect([status, headers.get('content-range')]).toEqual([206, '0-1/3']);
    expect(body).toEqual([
      { id: 4, label: 'craft: Toko Kain', people: { name: 'Citra' }, tasks: [] },
      { id: 3, label: 'tech: Kelas Coding', people: { name: 'Budi' }, tasks: [] },
    ]);
    expect((await call('summary?total=gt.1&select=kind', {})).body).toEqual([{ kind: 'tech' }]);
  });

  test('one object of a set, or 406', async () => {
    const accept = { headers: { Accept: 'application/vnd.pgrst.object+json' } };
    expect((await call('find_projects?id=eq.1&select=id', {}, accept)).body).toEqual({ id: 1 });
    expect(await call('find_projects', {}, accept)).toMatchObject({
      status: 406,
      body: { code: 'PGRST116' },
    });
  });
});

describe('arguments', () => {
  test('by GET, with filters beside them', async () => {
    expect((await call('add?a=1&b=2')).body).toBe(3);
    expect((await call('find_projects?p_kind=tech&id=gt.2&select=id')).body).toEqual([{ id: 3 }]);
    expect((await call('total?numbers=1&numbers=2')).body).toBe(3);
    expect((await call('total', { numbers: [1, 2, 3] })).body).toBe(6);
    expect((await call('echo', '{"x":[1]}')).body).toEqual({ x: [1] });
  });

  test('GET is read only, POST of a volatile function tells the hook', async () => {
    expect(await call('rename?project_id=1&new_title=x', undefined, { as: 'user' })).toMatchObject({
      status: 405,
      body: { code: '25006' },
    });
    app.written.length = 0;
    expect((await call('rename', { project_id: 1, new_title: 'Kopi Susu' }, { as: 'user' })).body).toBe(
      'Kopi Susu',
    );
    expect(app.written).toEqual(['*']);
  });

  test('404 without, 300 with more than one fitting function, 405 for other methods', async () => {
    expect(await call('ad', { a: 1 })).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST202',
        message: 'Could not find the function lab.ad(a) in the schema cache',
        // Two letters of three are too far for a guess, as with names of tables.
        hint: null,
      },
    });
    expect(await call('find_project')).toMatchObject({
      status: 404,
      body: { hint: 'Perhaps you meant to call the function lab.find_projects' },
    });
    expect(await call('overload', { a: 1 })).toMatchObject({ status: 300, body: { code: 'PGRST203' } });
    expect((await call('overload', { a: 1, b: 2 })).body).toBe(3);
    expect(await call('add', undefined, { method: 'DELETE' })).toMatchObject({
      status: 405,
      body: { code: 'PGRST101' },
    });
  });
});

describe('errors and answers shaped by SQL', () => {
  test('raised errors come as their author wrote them', async () => {
    expect(await call('refuse', { message: 'Koin tidak cukup' })).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'Koin tidak cukup', details: 'why', hint: 'how' },
    });
    const custom = await call('refuse_custom', {});
    expect(custom).toMatchObject({
      status: 402,
      body: { code: '123', message: 'Payment required', details: 'pay', hint: 'up' },
    });
    expect(custom.headers.get('x-pay')).toBe('now');
    const teapot = await call('teapot', {});
    expect([teapot.status, teapot.headers.get('x-kind')]).toEqual([418, 'teapot']);
  });

  test('time is limited by role: who asks for more is told so, and the connection goes on', async () => {
    await app.database.owner.unsafe(`
      create function lab.dawdle() returns void language sql as 'select pg_sleep(20)';
      grant execute on function lab.dawdle() to anon;
      notify pgrst`);
    await expect
      .poll(async () => (await app.send('/rpc/dawdle', { method: 'OPTIONS' })).status, { timeout: 10_000 })
      .toBe(200);
    const response = await app.send('/rpc/dawdle', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        code: '57014',
        message: 'canceling statement due to statement timeout',
        details: null,
        hint: null,
      },
    ]);
    expect((await app.send('/projects?limit=1')).status).toBe(200);
  });

  test('the function runs as the caller', async () => {
    expect((await call('whoami')).body).toBe('anon -');
    expect((await call('whoami', undefined, { as: 'user' })).body).toBe(`authenticated ${userOne}`);
    expect((await call('whoami', undefined, { as: 'service' })).body).toBe('service_role -');
  });
});

describe('through supabase-js', () => {
  test('builders of ordinary use', async () => {
    const db = app.lab('user');
    const list = await db
      .from('projects')
      .select('id, people!inner(name)', { count: 'exact' })
      .eq('people.name', 'Ayu')
      .order('id')
      .range(0, 0);
    expect([list.error, list.count, list.data]).toEqual([null, 2, [{ id: 1, people: { name: 'Ayu' } }]]);
    const single = await db.from('projects').select('title').eq('id', 1).single();
    expect(single.data).toEqual({ title: 'Kopi Susu' });
    const none = await db.from('projects').select('title').eq('id', 99).single();
    expect([none.status, none.error?.code]).toEqual([406, 'PGRST116']);
    const maybe = await db.from('projects').select('title').eq('id', 99).maybeSingle();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
    const inserted = await db
      .from('pairs')
      .insert(
        [
          { a: 7, b: 1, value: 'q' },
          { a: 7, b: 2 },
        ],
        { defaultToNull: false },
      )
      .select('b,stamp');
    expect([inserted.error, inserted.data]).toEqual([
      null,
      [
        { b: 1, stamp: 7 },
        { b: 2, stamp: 7 },
      ],
    ]);
    const upserted = await db.from('pairs').upsert({ a: 7, b: 1, value: 'r' }).select().single();
    expect(upserted.data).toEqual({ a: 7, b: 1, value: 'r', stamp: 7 });
    const updated = await db
      .from('pairs')
      .update({ value: 's' })
      .eq('a', 7)
      .or('b.eq.1,value.is.null')
      .select('value');
    expect(updated.data).toHaveLength(2);
    const removed = await db.from('pairs').delete({ count: 'exact' }).eq('a', 7);
    expect([removed.status, removed.count]).toEqual([204, 2]);
    const head = await db
      .from('projects')
      .select('*', { count: 'exact', head: true })
      .contains('tags', ['a'])
      .overlaps('tags', ['b', 'c']);
    expect([head.count, head.error]).toEqual([1, null]);
    const text = await db
      .from('projects')
      .select('id')
      .textSearch('search', 'kopi & susu')
      .not('title', 'ilike', '%kos%')
      .likeAnyOf('title', ['K%', 'T%'])
      .in('id', [1, 2]);
    expect(text.data).toEqual([{ id: 1 }]);
    expect((await db.rpc('add', { a: 2, b: 3 })).data).toBe(5);
    expect(
      (await db.rpc('find_projects', { p_kind: 'tech' }, { get: true, count: 'exact' }).select('id').limit(1))
        .data,
    ).toEqual([{ id: 2 }]);
    expect((await db.rpc('nothing')).status).toBe(204);
    expect((await db.from('people').select('id,name').eq('id', 1).csv()).data).toBe('id,name\n1,Ayu');
  });
});
