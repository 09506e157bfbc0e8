import { describe, expect, test, vi } from 'vitest';
import { userOne } from '../testing/fixture-app.ts';
import { useWritableFixture } from '../testing/use-writable-fixture.ts';

const fixture = useWritableFixture();
const { write } = fixture;

const project = { owner_id: 1, title: 'Baru' };

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
    expect(await fixture.app.database.owner`select amount from lab.ledger where id = 2`).toEqual([
      { amount: 20 },
    ]);
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
    expect(await fixture.app.database.owner`select from lab.projects where kind = 'changed'`).toHaveLength(0);
    expect(fixture.app.written).toEqual([]);
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
    expect(
      await fixture.app.database.owner`select from lab.projects where kind = 'changed' or id = 1`,
    ).toHaveLength(1);
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
    const { wire, requests } = fixture.app.database;
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
      const { ok } = await fixture.app.send('/projects?select=id', { headers: { Prefer: `count=${count}` } });
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
