import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  await app.database.owner.unsafe(`
    create type lab.point as (r int, "pgrst_row" int);
    create function lab.points() returns table (id int, p lab.point) language sql stable as 'select 1, row(3, 4)::lab.point';
    create domain lab.document as tsvector check (value is not null);
    create domain lab.short_document as lab.document;
    create table lab.texts (id int primary key, a lab.document, b lab.short_document);
    insert into lab.texts values (1, 'kopi susu', 'kopi'), (2, 'teh', 'teh');
    create function lab.raise_as(message text, detail text) returns void language plpgsql as $$
      begin if detail is null then raise sqlstate 'PGRST' using message = message;
        else raise sqlstate 'PGRST' using message = message, detail = detail; end if; end $$;
    create domain lab.code as text;
    create function lab.code_from_text(text) returns lab.code language plpgsql immutable as $$
      begin if $1 !~ '^K-[0-9]+$' then raise 'no code'; end if; return substr($1, 3); end $$;
    set client_min_messages = error;
    create cast (text as lab.code) with function lab.code_from_text(text) as implicit;
    create table lab.parcels (id int primary key, code lab.code, meta jsonb);
    insert into lab.parcels values (1, '100', '{"a": {"b": 1}}'), (2, '271', '{"a": {"b": 2}}');
    grant select on lab.texts, lab.parcels to anon;
    grant execute on all functions in schema lab to anon, authenticated`);
});
afterAll(() => app.close());

type Body = Record<string, unknown>;
const ask = async (target: string, init: Parameters<FixtureApp['send']>[1] = {}) => {
  const response = await app.send(target, init);
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
};
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

describe('what is selected', () => {
  test('a value may be called as the rows are called in our statement', async () => {
    expect((await ask('/rpc/points?select=p->r&p->r=eq.3')).body).toEqual([{ r: 3 }]);
    expect((await ask('/skills?select=r:name&id=eq.1')).body).toEqual([{ r: 'Desain' }]);
  });

  test('a relation that shows nothing at any depth is no key', async () => {
    expect((await ask('/people?select=name,projects(tasks())&id=eq.1')).body).toEqual([{ name: 'Ayu' }]);
    expect((await ask('/people?select=name,projects(tasks(),title)&id=eq.2')).body).toEqual([
      { name: 'Budi', projects: [{ title: 'Kelas Coding' }] },
    ]);
  });

  test('a step into JSON may stand in quotes', async () => {
    expect((await ask('/projects?select=meta->"k"->>"s"&id=eq.1')).body).toEqual([{ s: 'x' }]);
  });

  test('an array type is known by its name in the catalogue too', async () => {
    expect((await ask('/projects?select=tags::_text&id=eq.1')).body).toEqual([{ tags: ['a', 'b'] }]);
  });

  test('a pattern is not read as a value of a type that texts are read into', async () => {
    expect((await ask('/parcels?select=id&code=eq.K-271')).body).toEqual([{ id: 2 }]);
    expect((await ask('/parcels?select=id&code=like.1*')).body).toEqual([{ id: 1 }]);
    expect((await ask('/parcels?select=id&code=not.ilike.1*')).body).toEqual([{ id: 2 }]);
  });

  test('a step behind a text is refused with the types as they stand in the request', async () => {
    expect((await ask('/parcels?select=meta->a->b&id=eq.2')).body).toEqual([{ b: 2 }]);
    expect((await ask('/parcels?select=id&meta->a->>b=eq.1')).body).toEqual([{ id: 1 }]);
    expect(await ask('/parcels?select=meta->>a->b')).toMatchObject({
      status: 404,
      body: { code: '42883', message: 'operator does not exist: text -> unknown' },
    });
  });

  test('a domain over a text search document is searched as it is', async () => {
    expect((await ask('/texts?select=id&a=fts(simple).susu')).body).toEqual([{ id: 1 }]);
    expect((await ask('/texts?select=id&b=plfts(simple).teh')).body).toEqual([{ id: 2 }]);
  });
});

describe('what is refused, in PostgREST’s words', () => {
  test('a table or a function is suggested when three letters of four stay, a relationship or parameters sooner', async () => {
    expect((await ask('/projecxx')).body).toMatchObject({
      code: 'PGRST205',
      hint: "Perhaps you meant the table 'lab.projects'",
    });
    expect((await ask('/projects_of_last_year')).body).toMatchObject({ code: 'PGRST205', hint: null });
    expect((await ask('/people?select=nope,projects_of(id)')).body).toMatchObject({
      code: 'PGRST200',
      hint: "Perhaps you meant 'projects' instead of 'projects_of'.",
    });
    expect((await ask('/rpc/ad?a=1&b=2')).body).toMatchObject({ code: 'PGRST202', hint: null });
    expect((await ask('/rpc/add?a=1&b=2&other=3')).body).toMatchObject({
      code: 'PGRST202',
      hint: 'Perhaps you meant to call the function lab.add(a, b)',
    });
  });

  test('nothing is suggested that has no two letters in a row in common', async () => {
    expect((await ask('/rpc/add?q=1')).body).toMatchObject({ code: 'PGRST202', hint: null });
  });

  test('steps into JSON', async () => {
    expect((await ask('/projects?select=meta->>--34')).body).toEqual({
      code: 'PGRST100',
      details: 'unexpected "-" expecting digit',
      hint: null,
      message: '"failed to parse select parameter (meta->>--34)" (line 1, column 9)',
    });
    expect((await ask('/projects?select=meta->(a')).body).toMatchObject({
      details: 'unexpected "(" expecting "-", digit or any non reserved character different from: .,>()',
    });
  });

  test('the place and the expectation where the grammar is left', async () => {
    const refused = async (query: string): Promise<[unknown, string | undefined]> => {
      const { body } = await ask(`/skills?${query}`);
      return [body['details'], /column \d+/.exec(String(body['message']))?.[0]];
    };
    const operators = 'operator (eq, gt, ...)';
    const nulls = '"nullsfirst" or "nullslast"';
    const isValues = 'isVal: (null, not_null, true, false, unknown)';
    const start = 'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)';
    expect(await refused('id=foo.1')).toEqual([`unexpected "f" expecting "not" or ${operators}`, 'column 1']);
    expect(await refused('id=eq')).toEqual([`unexpected end of input expecting ${operators}`, 'column 3']);
    expect(await refused('id=in(any).1')).toEqual([`unexpected "(" expecting ${operators}`, 'column 3']);
    expect(await refused('id=is.nil')).toEqual([`unexpected "i" expecting ${isValues}`, 'column 5']);
    expect(await refused('order=id.foo')).toEqual([
      `unexpected "f" expecting "asc", "desc", ${nulls}`,
      'column 4',
    ]);
    expect(await refused('order=id.asc.nlsfst')).toEqual([`unexpected "l" expecting ${nulls}`, 'column 9']);
    expect(await refused('order=id.descc')).toEqual([
      `unexpected 'c' expecting delimiter (.), "," or end of input`,
      'column 8',
    ]);
    expect(await refused('or=(id.eq.1')).toEqual([
      'unexpected end of input expecting "," or ")"',
      'column 11',
    ]);
    expect(await refused('not.or=()')).toEqual([`unexpected ")" expecting ${start}`, 'column 8']);
    expect(await refused('select=id.foo()')).toEqual([
      'unexpected "f" expecting "sum", "avg", "count", "max" or "min"',
      'column 4',
    ]);
  });

  test('two relations under one name, whose second would take the place of the first', async () => {
    const twice = {
      code: '42712',
      details: null,
      hint: null,
      message: 'table name "tasks_projects_1" specified more than once',
    };
    const same = await ask('/tasks?select=id,projects(id),projects(title)');
    expect(same).toEqual({ status: 400, body: twice });
    const people = 'person:people!author_id(name),person:people!subject_id(name)';
    expect((await ask(`/reviews?select=${people}`)).body).toMatchObject({
      message: 'table name "reviews_person_1" specified more than once',
    });
    expect((await ask('/tasks?select=...projects(id),...projects(title)')).body).toEqual(twice);
    expect((await ask('/people?select=projects(tasks(id),tasks(title))')).body).toMatchObject({
      message: 'table name "projects_tasks_2" specified more than once',
    });
    const apart = await ask('/tasks?select=a:projects(id),b:projects(title)&id=eq.1');
    expect(apart.status).toBe(200);
    expect(Object.keys((apart.body as unknown as Body[])[0] ?? {})).toEqual(['a', 'b']);
  });

  test('a column is suggested as PostgreSQL does it, of those that the caller may read', async () => {
    expect((await ask('/skills?select=nam')).body).toMatchObject({
      code: '42703',
      hint: 'Perhaps you meant to reference the column "skills.name".',
    });
    expect((await ask('/tasks?select=id,projects(titel)')).body).toMatchObject({
      message: 'column projects_1.titel does not exist',
      hint: 'Perhaps you meant to reference the column "projects_1.title".',
    });
    expect((await ask('/tasks?select=id,projects(id)&order=projects(titel)')).body).toMatchObject({
      message: 'column tasks_projects_1.titel does not exist',
    });
    expect((await ask('/people?select=secre')).body).toMatchObject({ code: '42703', hint: null });
    expect((await ask('/skills?select=something')).body).toMatchObject({ hint: null });
  });

  test('rows that are no objects, filters of PUT that are no key, a limit on what gives no rows', async () => {
    const post = { method: 'POST', as: 'user' as const };
    expect((await ask('/pairs', { ...post, ...json([{ a: 5, b: 5 }, 7]) })).body).toMatchObject({
      code: 'PGRST102',
      message: 'All object keys must match',
    });
    expect((await ask('/pairs', { ...post, ...json([7]) })).body).toMatchObject({
      message: 'Empty or invalid json',
    });
    for (const filter of ['nope=eq.1', 'a=not.eq.1&b=eq.1', 'and=(nope.eq.1)']) {
      const put = { method: 'PUT', as: 'user' as const, ...json({ a: 1, b: 1 }) };
      expect(await ask(`/pairs?${filter}`, put)).toMatchObject({ status: 405, body: { code: 'PGRST105' } });
    }
    const strict = json({}, { Prefer: 'handling=strict, max-affected=2' });
    expect(await ask('/rpc/nothing', { method: 'POST', ...strict })).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST128',
        message:
          'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
      },
    });
  });

  test('a raised answer that is none says which part', async () => {
    const raise = async (message: string, detail: string | null) =>
      (await ask('/rpc/raise_as', { method: 'POST', ...json({ message, detail }) })).body;
    const good = '{"code":"1","message":"m"}';
    expect(await raise('no', '{}')).toMatchObject({
      code: 'PGRST121',
      details: "Invalid JSON value for MESSAGE: 'no'",
    });
    expect(await raise(good, null)).toMatchObject({ details: 'DETAIL is missing in the RAISE statement' });
    expect(await raise(good, '{"status":400}')).toMatchObject({
      details: 'Invalid JSON value for DETAIL: \'{"status":400}\'',
    });
  });
});

test('an upsert of no rows made none', async () => {
  const headers = { Prefer: 'return=representation, resolution=merge-duplicates' };
  expect(await ask('/pairs', { method: 'POST', as: 'user', ...json([], headers) })).toEqual({
    status: 200,
    body: [],
  });
});
