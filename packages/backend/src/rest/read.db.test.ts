import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFixtureApp, type FixtureApp } from './testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
});
afterAll(() => app.close());

const rows = async (target: string, init?: Parameters<FixtureApp['send']>[1]): Promise<unknown> => {
  const response = await app.send(target, init);
  return response.json();
};
const ids = async (query: string): Promise<unknown[]> => {
  const body = (await rows(`/projects?select=id&order=id&${query}`)) as { id: number }[];
  return Array.isArray(body) ? body.map((row) => row.id) : [body];
};

describe('requests that differ in a value alone', () => {
  let other: FixtureApp;
  beforeAll(async () => {
    other = await createFixtureApp();
  });
  afterAll(() => other.close());

  test.each([
    ['a comparison', '/projects?select=id,title&id=eq.%', ['1', '2', '99'], {}],
    ['in an embed', '/projects?select=id,people!inner(name)&people.city=eq.%', ['Bandung', "O'Hara"], {}],
    ['counted', '/projects?select=id&id=gt.%&limit=1', ['1', '2'], { prefer: 'count=exact' }],
    ['estimated', '/projects?select=id&id=lte.%', ['1', '2'], { prefer: 'count=planned' }],
    ['letters of the grammar', '/projects?select=id&title=neq.%', ['Kopi%20Susu', 'a%2Bb%2C(c)'], {}],
  ] as const)('are answered as if each were the first: %s', async (_, target, values, headers) => {
    const ask = async (to: FixtureApp, value: string): Promise<unknown[]> => {
      const response = await to.send(target.replace('%', value), { headers });
      const told = ['content-location', 'content-range'].map((name) => response.headers.get(name));
      return [response.status, ...told, await response.json()];
    };
    const answers: unknown[] = [];
    for (const value of values) answers.push(await ask(app, value));
    for (const value of values.toReversed()) expect(await ask(other, value)).toEqual(answers.pop());
  });
});

describe('select', () => {
  test('renames, casts and JSON paths', async () => {
    expect(
      await rows('/projects?select=nama:title,budget::text,meta->k->>n,first:meta->list->0&id=eq.1'),
    ).toEqual([{ nama: 'Kopi Susu', budget: '100', n: '1', first: 10 }]);
  });

  test('the star leaves out what the role may not read', async () => {
    const [person] = (await rows('/people?order=id&limit=1')) as Record<string, unknown>[];
    expect(person).toEqual({ id: 1, name: 'Ayu', city: 'Bandung', born: '2001-02-03', manager_id: null });
  });

  test('401 for anon that names a hidden column, 403 for a user, and no word of what is in it', async () => {
    const anon = await app.send('/people?select=secret');
    expect(anon.status).toBe(401);
    expect(anon.headers.get('www-authenticate')).toBe('Bearer');
    const body = await anon.text();
    expect(JSON.parse(body)).toMatchObject({ code: '42501', message: 'permission denied for table people' });
    expect(body).not.toContain('sealed-1');
    expect((await app.send('/people?select=secret', { as: 'user' })).status).toBe(403);
    expect((await app.send('/people?secret=eq.sealed-1', { as: 'user' })).status).toBe(403);
  });

  test('400 for a column or type that does not exist', async () => {
    const column = await app.send('/projects?select=nope');
    expect(column.status).toBe(400);
    expect(await column.json()).toEqual({
      code: '42703',
      message: 'column projects.nope does not exist',
      details: null,
      hint: 'Perhaps you meant to reference the column "projects.note".',
    });
    expect(await rows('/projects?select=id::nope')).toMatchObject({ code: '42704' });
    expect(await rows('/projects?select=id::regclass')).toMatchObject({ code: '42704' });
  });

  test('computed columns are named like columns', async () => {
    expect(await rows('/projects?select=label&id=eq.1')).toEqual([{ label: 'food: Kopi Susu' }]);
    expect(await ids('label=like.tech*')).toEqual([2, 3]);
  });
});

describe('filters', () => {
  test.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3, 4]],
    ['budget=gt.100', [2]],
    ['budget=gte.100', [1, 2]],
    ['budget=lt.100', [4]],
    ['budget=lte.100', [1, 4]],
    ['budget=not.lte.100', [2]],
    ['title=like.K*', [1, 3]],
    ['title=ilike.*ko*', [1, 2, 4]],
    ['title=match.^K', [1, 3]],
    ['title=imatch.kos$', [2]],
    ['title=like(any).{K*,T*}', [1, 3, 4]],
    ['title=like(all).{K*,*u}', [1]],
    ['id=eq(any).{1,4}', [1, 4]],
    ['id=in.(1,4)', [1, 4]],
    ['id=in.()', []],
    ['id=not.in.(1,4)', [2, 3]],
    ['title=in.("Kopi Susu","Toko Kain")', [1, 4]],
    ['budget=is.null', [3]],
    ['budget=not.is.null', [1, 2, 4]],
    ['budget=is.not_null', [1, 2, 4]],
    ['is_active=is.false', [3]],
    ['budget=isdistinct.100', [2, 3, 4]],
    ['tags=cs.{a}', [1, 4]],
    ['tags=cd.{a}', [3, 4]],
    ['tags=ov.{b,c}', [1, 2]],
    ['span=ov.[4,6)', [1, 2]],
    ['span=sl.[5,6)', [1, 4]],
    ['span=sr.[1,3)', [2]],
    ['span=nxr.[1,5)', [1, 4]],
    ['span=nxl.[2,9)', [2, 4]],
    ['span=adj.[5,6)', [1]],
    ['meta->k->>n=eq.2', [2]],
    ['meta->k=eq.{"n":2}', [2]],
    ['search=fts.kopi', [1]],
    ['search=fts(simple).kopi|kelas', [1, 3]],
    ['title=plfts(simple).susu', [1]],
    ['title=phfts(simple).aplikasi kos', [2]],
    ['title=wfts(simple).kopi -susu', []],
    ['or=(id.eq.1,id.eq.3)', [1, 3]],
    ['or=(id.eq.1,and(kind.eq.tech,is_active.not.is.true))', [1, 3]],
    ['not.or=(id.eq.1,id.eq.3)', [2, 4]],
    ['and=(id.gt.1,id.lt.4)', [2, 3]],
    ['or=(title.eq."Kopi Susu",id.in.(2,3))', [1, 2, 3]],
    ['or=(tags.cs.{a,b},id.eq.4)', [1, 4]],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('values cannot leave their place', async () => {
    expect(await ids(`title=eq.${encodeURIComponent("x' or 1=1 --")}`)).toEqual([]);
    expect(await rows('/projects?id=eq.abc')).toMatchObject({ code: '22P02' });
  });

  test.each([
    'id=1',
    'id=foo.1',
    'id=eq',
    'or=(id.eq.1',
    'or=id.eq.1',
    'id=is.maybe',
    'id=in.1',
    'order=id.up',
    'limit=x',
    'select=id,',
    'id=neq(any).{1}',
  ])('400 PGRST100 for %s', async (query) => {
    const response = await app.send(`/projects?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST100' });
  });
});

describe('order, range and count', () => {
  test('order with nulls and by JSON path', async () => {
    expect(await rows('/projects?select=id&order=budget.desc.nullslast,id')).toEqual([
      { id: 2 },
      { id: 1 },
      { id: 4 },
      { id: 3 },
    ]);
    expect(await rows('/projects?select=id&order=meta->k->>n.desc.nullslast,id.desc')).toEqual([
      { id: 2 },
      { id: 1 },
      { id: 4 },
      { id: 3 },
    ]);
  });

  test('200 with Content-Range; 206 when counted and cut; 416 beyond the end', async () => {
    const plain = await app.send('/projects?select=id&limit=2&offset=1&order=id');
    expect([plain.status, plain.headers.get('content-range')]).toEqual([200, '1-2/*']);
    const counted = await app.send('/projects?select=id&limit=2&offset=1', {
      headers: { Prefer: 'count=exact' },
    });
    expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '1-2/4']);
    expect(counted.headers.get('preference-applied')).toBe('count=exact');
    const beyond = await app.send('/projects?select=id&offset=9', { headers: { Prefer: 'count=exact' } });
    expect([beyond.status, await beyond.json()]).toMatchObject([
      416,
      { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 4 rows.' },
    ]);
    const header = await app.send('/projects?select=id&order=id', {
      headers: { Range: '0-1', 'Range-Unit': 'items' },
    });
    expect(await header.json()).toEqual([{ id: 1 }, { id: 2 }]);
    const upsideDown = await app.send('/projects', { headers: { Range: '5-1' } });
    expect(upsideDown.status).toBe(416);
  });

  test('planned and estimated counts', async () => {
    const planned = await app.send('/projects?select=id', { headers: { Prefer: 'count=planned' } });
    expect(planned.headers.get('content-range')).toMatch(/^0-3\/\d+$/);
    const estimated = await app.send('/projects?select=id&id=gt.1', {
      headers: { Prefer: 'count=estimated' },
    });
    expect(estimated.headers.get('content-range')).toBe('0-2/3');
  });

  test('HEAD has the headers and no body', async () => {
    const response = await app.send('/projects', { method: 'HEAD', headers: { Prefer: 'count=exact' } });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      200,
      '0-3/4',
      '',
    ]);
  });

  test('rows stop at the limit of the server', async () => {
    const small = await createFixtureApp({
      limits: {
        maxRows: 2,
        maxBodyBytes: 100,
        maxQueryCharacters: 200,
        maxEmbedDepth: 1,
        maxLogicDepth: 2,
        maxTerms: 5,
        maxJsonDepth: 3,
      },
    });
    try {
      const capped = await small.send('/projects?select=id&order=id&limit=100');
      expect(await capped.json()).toEqual([{ id: 1 }, { id: 2 }]);
      const estimated = await small.send('/projects?select=id', { headers: { Prefer: 'count=estimated' } });
      expect(estimated.headers.get('content-range')).toMatch(/^0-1\/(?:[3-9]|\d{2,})$/);
      const status = async (query: string): Promise<unknown[]> => {
        const response = await small.send(`/projects?${query}`);
        return [response.status, ((await response.json()) as { code: string }).code];
      };
      expect(await status(`title=eq.${'x'.repeat(300)}`)).toEqual([414, 'PGRST128']);
      expect(await status('select=tasks(projects(id))')).toEqual([400, 'PGRST128']);
      expect(await status('or=(or(or(id.eq.1)))')).toEqual([400, 'PGRST128']);
      expect(await status('select=id,id,id,id,id,id')).toEqual([400, 'PGRST128']);
      const post = async (body: string | ReadableStream): Promise<unknown[]> => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await small.send('/projects', {
          ...{ method: 'POST', as: 'user', headers, body, duplex: 'half' },
        } as RequestInit);
        return [response.status, ((await response.json()) as { code: string }).code];
      };
      const large = JSON.stringify({ title: 'x'.repeat(300) });
      expect(await post(large)).toEqual([413, 'PGRST128']);
      expect(await post(new Blob([large]).stream())).toEqual([413, 'PGRST128']);
      expect(await post('{"tags":[[[[1]]]]}')).toEqual([400, 'PGRST128']);
    } finally {
      await small.close();
    }
  });
});

describe('formats', () => {
  const accept = (type: string) => ({ headers: { Accept: type } });
  test('one object, or 406', async () => {
    const one = await app.send('/projects?select=id&id=eq.1', accept('application/vnd.pgrst.object+json'));
    expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    expect(await one.json()).toEqual({ id: 1 });
    const none = await app.send('/projects?id=eq.99', accept('application/vnd.pgrst.object+json'));
    expect([none.status, await none.json()]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    ]);
  });

  test('csv, stripped nulls, unknown', async () => {
    const csv = await app.send('/people?select=id,name&id=gte.3&order=id', accept('text/csv'));
    expect(await csv.text()).toBe('id,name\n3,Citra\n4,"Dewi, ""D"""');
    expect(
      await rows(
        '/projects?select=id,budget&id=eq.3',
        accept('application/vnd.pgrst.array+json;nulls=stripped'),
      ),
    ).toEqual([{ id: 3 }]);
    expect(await rows('/projects', accept('image/png'))).toMatchObject({ code: 'PGRST107' });
  });

  test('406 for GeoJSON where no PostGIS can write it', async () => {
    const response = await app.send('/projects', accept('application/geo+json'));
    expect([response.status, await response.json()]).toMatchObject([406, { code: 'PGRST107' }]);
  });
});

describe('who asks', () => {
  test('rows of others stay hidden', async () => {
    expect(await rows('/ledger', { as: 'user' })).toMatchObject([{ id: 1 }]);
    expect(await rows('/ledger', { as: 'service' })).toHaveLength(2);
    expect((await app.send('/ledger')).status).toBe(401);
  });

  test('401 in the words of the protocol for a token that does not hold', async () => {
    const bad = (token: string) =>
      app.fetch('/rest/v1/projects', {
        headers: { apikey: app.deps.settings.publishableKey, authorization: `Bearer ${token}` },
      });
    const malformed = await bad('abc');
    expect([malformed.status, await malformed.json()]).toMatchObject([
      401,
      { code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' },
    ]);
    const expired = await bad(
      await app.deps.keys.sign({ sub: 'x', role: 'authenticated', aud: 'authenticated' }, -3600),
    );
    expect([expired.status, await expired.json()]).toMatchObject([
      401,
      { code: 'PGRST303', message: 'JWT expired' },
    ]);
  });

  test('schemas by profile', async () => {
    const response = await app.send('/projects', { headers: { 'Accept-Profile': 'auth' } });
    expect([response.status, await response.json()]).toMatchObject([
      406,
      { code: 'PGRST106', hint: 'Only the following schemas are exposed: lab' },
    ]);
    const named = await app.send('/projects?limit=1', { headers: { 'Accept-Profile': 'lab' } });
    expect(named.headers.get('content-profile')).toBe('lab');
  });
});

describe('a request that cannot be answered', () => {
  test.each([
    ['/projects?id=foo.1', {}],
    ['/projects?select=nope', {}],
    ['/projects?select=nowhere(id)', {}],
    ['/projects?select=id::regclass', {}],
    ['/projects', { headers: { Accept: 'image/png' } }],
    ['/projects', { headers: { Range: '5-1' } }],
    ['/projects', { headers: { 'Accept-Profile': 'auth' } }],
    ['/nowhere', {}],
    ['/a/b', {}],
    ['/rpc/nowhere', {}],
    ['/projects', { method: 'OPTIONS' }],
    ['/projects', { method: 'POST', body: '{"nope":1}' }],
  ] as const)('takes no connection: %s %j', async (target, init) => {
    await app.send('/projects?limit=1');
    const { wire, requests } = app.deps.database;
    const taken = [vi.spyOn(wire, 'run'), vi.spyOn(requests, 'reserve')];
    const response = await app.send(target, { headers: {}, ...init });
    expect(response.status).toBeLessThan(500);
    for (const spy of taken) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
