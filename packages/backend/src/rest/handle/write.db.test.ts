import { describe, expect, test } from 'vitest';
import { userOne } from '../testing/fixture-app.ts';
import { useWritableFixture } from '../testing/use-writable-fixture.ts';

const fixture = useWritableFixture();
const { write } = fixture;
const project = { owner_id: 1, title: 'Baru' };

describe('insert', () => {
  test('201 with an empty body, and the hook hears of it', async () => {
    const { status, text, headers } = await write('/projects', project);
    expect([status, text, headers.get('content-range')]).toEqual([201, '', '*/*']);
    expect(fixture.app.written).toEqual(['projects']);
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
    const peek = await fixture.app.send('/rpc/peek', { as: 'user' });
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
    expect(fixture.app.written).toEqual([]);
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
