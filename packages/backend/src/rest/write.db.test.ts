import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFixtureApp, type FixtureApp, userOne } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ allowsRollback: true });
});
beforeEach(async () => {
  await app.database.owner`delete from lab.projects where id > 4`;
  await app.database.owner`delete from lab.pairs where a > 1`;
  app.written.length = 0;
});
afterAll(() => app.close());

type Sent = {
  method?: string;
  as?: 'anon' | 'user' | 'service';
  prefer?: string;
  headers?: Record<string, string>;
};

async function write(
  target: string,
  body: unknown,
  { method = 'POST', as = 'user', prefer, headers = {} }: Sent = {},
) {
  const response = await app.send(target, {
    method,
    as,
    headers: {
      'Content-Type': 'application/json',
      ...(prefer === undefined ? {} : { Prefer: prefer }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

const project = { owner_id: 1, title: 'Baru' };

describe('insert', () => {
  test('201 with an empty body, and the hook hears of it', async () => {
    const { status, text, headers } = await write('/projects', project);
    expect([status, text, headers.get('content-range')]).toEqual([201, '', '*/*']);
    expect(app.written).toEqual(['projects']);
  });

  test('201 with the row, an embedded partner and the count', async () => {
    const { status, body, headers } = await write('/projects?select=title,is_active,people(name)', project, {
      prefer: 'return=representation,count=exact',
    });
    expect(status).toBe(201);
    expect(body).toEqual([{ title: 'Baru', is_active: true, people: { name: 'Ayu' } }]);
    expect(headers.get('content-range')).toBe('*/1');
    expect(headers.get('preference-applied')).toBe('return=representation, count=exact');
  });

  test('201 with Location and no body for headers-only', async () => {
    const { status, text, headers } = await write(
      '/pairs',
      { a: 2, b: 3 },
      { prefer: 'return=headers-only' },
    );
    expect([status, text, headers.get('location')]).toEqual([201, '', '/pairs?a=eq.2&b=eq.3']);
  });

  test('many rows; missing columns are null, or their default when asked', async () => {
    const rows = [
      { a: 2, b: 1, value: 'x' },
      { a: 2, b: 2, stamp: 9 },
    ];
    const columns = '/pairs?columns=a,b,value,stamp&select=b,value,stamp&order=b';
    expect(await write(columns, rows, { prefer: 'return=representation' })).toMatchObject({
      status: 400,
      body: { code: '23502', details: 'Failing row contains (2, 1, x, null).' },
    });
    const filled = await write(columns, rows, { prefer: 'return=representation,missing=default' });
    expect(filled.body).toEqual([
      { b: 1, value: 'x', stamp: 7 },
      { b: 2, value: null, stamp: 9 },
    ]);
    expect(filled.headers.get('preference-applied')).toBe('missing=default, return=representation');
  });

  test('an empty list inserts nothing; an empty object the defaults', async () => {
    expect(await write('/projects', [], { prefer: 'return=representation' })).toMatchObject({
      status: 201,
      body: [],
    });
    expect(await write('/projects', {})).toMatchObject({ status: 400, body: { code: '23502' } });
  });

  test('a written column need not be readable', async () => {
    expect(await write('/people', { id: 90, name: 'Eka', secret: 'hush' })).toMatchObject({ status: 201 });
    const { body, text } = await write(
      '/people',
      { id: 91, name: 'Fajar', secret: 'hush' },
      { prefer: 'return=representation' },
    );
    expect(body).toEqual([{ id: 91, name: 'Fajar', city: null, born: null, manager_id: null }]);
    expect(text).not.toContain('hush');
  });

  test('csv and form bodies', async () => {
    const csv = await write('/pairs?select=value', 'a,b,value\n3,1,"x, y"\n3,2,NULL', {
      prefer: 'return=representation',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(csv.body).toEqual([{ value: 'x, y' }, { value: null }]);
    const form = await write('/pairs', 'a=3&b=3', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(201);
  });

  test.each([
    ['not json', '{', 'PGRST102'],
    ['a scalar', '1', 'PGRST102'],
    ['a list of scalars', '[1]', 'PGRST102'],
    ['keys that differ', '[{"a":1},{"b":1}]', 'PGRST102'],
    ['an unknown column', '{"nope":1}', 'PGRST204'],
    ['a prototype', '{"__proto__":{"a":1}}', 'PGRST204'],
    ['deep nesting', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 'PGRST128'],
    ['a null character', '{"a":9,"b":9,"value":"\\u0000"}', '22P05'],
    ['a lone surrogate', '{"a":9,"b":9,"value":"\\ud800"}', '22P02'],
    ['a wrong type', '{"a":"x","b":1}', '22P02'],
  ])('400 for %s', async (_, body, code) => {
    expect(await write('/pairs', body)).toMatchObject({ status: 400, body: { code } });
  });
});

describe('errors of the database', () => {
  test('409 for duplicates and missing partners', async () => {
    expect(await write('/pairs', { a: 1, b: 1 })).toMatchObject({
      status: 409,
      body: { code: '23505', details: 'Key (a, b)=(1, 1) already exists.' },
    });
    expect(await write('/projects', { owner_id: 99, title: 'x' })).toMatchObject({
      status: 409,
      body: { code: '23503', details: 'Key (owner_id)=(99) is not present in table "people".' },
    });
  });

  test('a name of a hidden table is not told', async () => {
    const { status, text } = await write('/tickets', { id: 1, vault_id: 5 });
    expect(status).toBe(409);
    expect(text).not.toContain('vault"');
    const peek = await app.send('/rpc/peek', { as: 'user' });
    expect(peek.status).toBe(403);
    expect(await peek.text()).not.toMatch(/vault|lab_hidden/);
  });

  test('the failing row is told to callers who may read every row and column, and to no other caller', async () => {
    const open = await write('/projects?id=eq.1', { budget: -5 }, { method: 'PATCH' });
    expect([open.status, open.body]).toMatchObject([400, { code: '23514' }]);
    expect(open.text).toContain('Failing row contains (1, 1, Kopi Susu');
    const hiddenColumn = await write('/people', { id: 70, secret: 'rahasia' });
    expect([hiddenColumn.status, hiddenColumn.body]).toMatchObject([400, { code: '23502', details: null }]);
    const hiddenRows = await write('/ledger', { id: 70, owner: userOne });
    expect([hiddenRows.status, hiddenRows.body]).toMatchObject([400, { code: '23502', details: null }]);
  });

  test('42501 is 401 for anon and 403 for a user', async () => {
    expect(await write('/projects', project, { as: 'anon' })).toMatchObject({
      status: 401,
      body: { code: '42501' },
    });
    const { status, body } = await write('/ledger', {
      id: 9,
      owner: '7b1f7c1e-0000-4000-8000-000000000002',
      amount: 1,
    });
    expect([status, body]).toMatchObject([
      403,
      { code: '42501', message: 'new row violates row-level security policy for table "ledger"' },
    ]);
    expect(app.written).toEqual([]);
  });
});

describe('upsert', () => {
  const merge = 'resolution=merge-duplicates,return=representation';
  test('200 when all were there, 201 when one is new', async () => {
    expect(await write('/pairs?select=value', { a: 1, b: 1, value: 'z' }, { prefer: merge })).toMatchObject({
      status: 200,
      body: [{ value: 'z' }],
    });
    const mixed = await write(
      '/pairs?select=b',
      [
        { a: 1, b: 1, value: 'x' },
        { a: 2, b: 9, value: 'n' },
      ],
      { prefer: merge },
    );
    expect(mixed).toMatchObject({ status: 201, body: [{ b: 1 }, { b: 9 }] });
    expect(mixed.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, return=representation',
    );
  });

  test('ignoring returns only what was inserted', async () => {
    const { status, body } = await write(
      '/pairs?select=b',
      [
        { a: 1, b: 1 },
        { a: 2, b: 5 },
      ],
      { prefer: 'resolution=ignore-duplicates,return=representation' },
    );
    expect([status, body]).toEqual([201, [{ b: 5 }]]);
  });

  test('on_conflict chooses another key', async () => {
    const { body } = await write(
      '/projects?on_conflict=note&select=id,title',
      { owner_id: 1, title: 'Kopi Susu', note: 'one' },
      { prefer: merge },
    );
    expect(body).toEqual([{ id: 1, title: 'Kopi Susu' }]);
    expect(await write('/projects?on_conflict=nope', project, { prefer: merge })).toMatchObject({
      status: 400,
      body: { code: '42703' },
    });
    expect(await write('/projects?on_conflict=title', project, { prefer: merge })).toMatchObject({
      status: 400,
      body: { code: '42P10' },
    });
  });

  test('PUT names one row by its key', async () => {
    const put = { method: 'PUT', prefer: 'return=representation' };
    expect(await write('/pairs?a=eq.2&b=eq.7&select=b,stamp', { a: 2, b: 7, value: 'p' }, put)).toMatchObject(
      { status: 201, body: [{ b: 7, stamp: 7 }] },
    );
    expect(await write('/pairs?a=eq.2&b=eq.7', { a: 2, b: 7, value: 'q' }, { method: 'PUT' })).toMatchObject({
      status: 204,
    });
    expect(await write('/pairs?a=eq.2', { a: 2, b: 7 }, put)).toMatchObject({
      status: 405,
      body: { code: 'PGRST105' },
    });
    expect(await write('/pairs?a=eq.2&b=eq.8', { a: 2, b: 7 }, put)).toMatchObject({
      status: 400,
      body: { code: 'PGRST115' },
    });
    expect(await write('/pairs?a=eq.2&b=eq.7&limit=1', { a: 2, b: 7 }, put)).toMatchObject({
      status: 400,
      body: { code: 'PGRST114' },
    });
  });
});

describe('update and delete', () => {
  test('204, or 200 with the rows', async () => {
    const { status, headers } = await write('/projects?id=eq.1', { kind: 'food' }, { method: 'PATCH' });
    expect([status, headers.get('content-range')]).toEqual([204, '0-0/*']);
    const changed = await write(
      '/projects?id=in.(1,2)&select=id,tasks(id)&order=id&tasks.id=lt.4',
      { is_active: true },
      { method: 'PATCH', prefer: 'return=representation' },
    );
    expect(changed).toMatchObject({
      status: 200,
      body: [
        { id: 1, tasks: [{ id: 1 }, { id: 2 }] },
        { id: 2, tasks: [{ id: 3 }] },
      ],
    });
    expect(
      await write('/projects?id=eq.99', { kind: 'x' }, { method: 'PATCH', prefer: 'return=representation' }),
    ).toMatchObject({ status: 200, body: [] });
    expect(
      await write(
        '/projects?id=eq.1&select=label',
        { kind: 'food' },
        { method: 'PATCH', prefer: 'return=representation' },
      ),
    ).toMatchObject({ body: [{ label: 'food: Kopi Susu' }] });
    const nothing = await write('/projects?id=eq.1', {}, { method: 'PATCH' });
    expect([nothing.status, nothing.headers.get('content-range')]).toEqual([204, '*/*']);
  });

  test('delete tells how many', async () => {
    await write('/pairs', [
      { a: 5, b: 1 },
      { a: 5, b: 2 },
    ]);
    const { status, headers } = await write('/pairs?a=eq.5', undefined, {
      method: 'DELETE',
      prefer: 'count=exact',
    });
    expect([status, headers.get('content-range')]).toEqual([204, '*/2']);
  });

  test('rows that the policy hides are not touched', async () => {
    expect(
      await write('/ledger?id=eq.2', { amount: 99 }, { method: 'PATCH', prefer: 'return=representation' }),
    ).toMatchObject({ status: 200, body: [] });
    expect(await app.database.owner`select amount from lab.ledger where id = 2`).toEqual([{ amount: 20 }]);
  });

  test('one object is demanded or nothing happens', async () => {
    const { status, body } = await write(
      '/projects?kind=eq.tech',
      { kind: 'changed' },
      {
        method: 'PATCH',
        prefer: 'return=representation',
        headers: { Accept: 'application/vnd.pgrst.object+json' },
      },
    );
    expect([status, body]).toMatchObject([406, { code: 'PGRST116', details: 'The result contains 2 rows' }]);
    expect(await app.database.owner`select from lab.projects where kind = 'changed'`).toHaveLength(0);
    expect(app.written).toEqual([]);
  });

  test('max-affected and tx=rollback undo', async () => {
    const over = await write(
      '/projects?kind=eq.tech',
      { kind: 'changed' },
      { method: 'PATCH', prefer: 'handling=strict,max-affected=1' },
    );
    expect(over).toMatchObject({
      status: 400,
      body: { code: 'PGRST124', details: 'The query affects 2 rows' },
    });
    const undone = await write('/projects?id=eq.1', undefined, {
      method: 'DELETE',
      prefer: 'tx=rollback,return=representation',
    });
    expect(undone.status).toBe(200);
    expect(undone.headers.get('preference-applied')).toBe('return=representation, tx=rollback');
    expect(await app.database.owner`select from lab.projects where kind = 'changed' or id = 1`).toHaveLength(
      1,
    );
    expect(await write('/projects', project, { prefer: 'handling=strict,colour=red' })).toMatchObject({
      status: 400,
      body: { code: 'PGRST122', details: 'Invalid preferences: colour=red' },
    });
  });

  test('a write that comes again with other values, other keys or as another user is its own', async () => {
    const post = (body: unknown, as: 'user' | 'anon' | 'service' = 'user') =>
      write('/pairs?select=a,b,value', body, { as, prefer: 'return=representation' });
    const answers = [
      await post({ a: 40, b: 1, value: 'x' }),
      await post({ a: 41, b: 1, value: 'y' }),
      await post({ b: 1, a: 42 }),
      await post([
        { a: 43, b: 1, value: 'z' },
        { a: 44, b: 1, value: null },
      ]),
      await post({ a: 45, b: 1, value: 'w' }, 'service'),
    ];
    expect(answers.map(({ body }) => body)).toEqual([
      [{ a: 40, b: 1, value: 'x' }],
      [{ a: 41, b: 1, value: 'y' }],
      [{ a: 42, b: 1, value: null }],
      [
        { a: 43, b: 1, value: 'z' },
        { a: 44, b: 1, value: null },
      ],
      [{ a: 45, b: 1, value: 'w' }],
    ]);
    expect((await post({ a: 46, b: 1, value: 'v' }, 'anon')).status).toBe(401);
    expect((await post({ a: 47, b: 1, colour: 'v' })).body).toMatchObject({ code: 'PGRST204' });
    expect((await post({ a: 40, b: 1, value: 'x' })).body).toMatchObject({ code: '23505' });
    const put = (a: number) => write('/pairs?a=eq.40&b=eq.1', { a, b: 1, value: 'p' }, { method: 'PUT' });
    expect([(await put(40)).status, (await put(41)).status]).toEqual([204, 400]);
  });

  test('checks, rollbacks, estimates and time zones need no second round trip', async () => {
    const { wire, requests } = app.database;
    const batches = vi.spyOn(wire, 'run');
    const reservations = vi.spyOn(requests, 'reserve');
    const object = { Accept: 'application/vnd.pgrst.object+json' };
    const patch = { method: 'PATCH', headers: object };
    const asked = [
      await write('/projects?id=eq.1', { kind: 'tech' }, { ...patch, prefer: 'return=representation' }),
      await write(
        '/projects?id=eq.1',
        { kind: 'x' },
        { ...patch, prefer: 'handling=strict,max-affected=1,tx=rollback' },
      ),
      await write(
        '/projects?id=eq.1',
        { kind: 'tech' },
        { method: 'PATCH', prefer: 'timezone=Asia/Jakarta' },
      ),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 204, 204]);
    for (const count of ['planned', 'estimated']) {
      const { ok } = await app.send('/projects?select=id', { headers: { Prefer: `count=${count}` } });
      expect(ok).toBe(true);
    }
    expect(batches).toHaveBeenCalledTimes(5);
    expect(reservations).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('claims reach the policies', async () => {
    const { status } = await write('/ledger', { id: 50, owner: userOne, amount: 1 });
    expect(status).toBe(201);
  });
});
