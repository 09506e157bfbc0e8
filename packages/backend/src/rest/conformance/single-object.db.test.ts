import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixtureApp, type FixtureApp } from '../testing/fixture-app.ts';
import { sendWrite } from '../testing/send-write.ts';

const columns = {
  t: 'text',
  five: 'character varying(5)',
  small: 'smallint',
  int: 'integer',
  big: 'bigint',
  num: 'numeric',
  money: 'numeric(6,2)',
  float: 'double precision',
  ok: 'boolean',
  id: 'uuid',
  day: 'date',
  at: 'timestamp with time zone',
  second: 'timestamp(0) without time zone',
  bytes: 'bytea',
  doc: 'json',
  docb: 'jsonb',
  list: 'text[]',
  numbers: 'integer[]',
  kind: 'lab.kind_of_value',
  short: 'lab.short_text',
  wrapped: 'lab.wrapped_json',
} as const;

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp();
  const { owner } = app.database;
  await owner.unsafe(`
    create type lab.kind_of_value as enum ('a', 'b');
    create domain lab.short_text as text check (char_length(value) < 4);
    create domain lab.wrapped_json as jsonb;
    create table lab.typed (${Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')}, stamp int default 7, doubled int generated always as ("int" * 2) stored);
    create table lab.closed (amount int);
    grant insert, select, delete on lab.typed to authenticated`);
});
beforeEach(() => app.database.owner`delete from lab.typed`);
afterAll(() => app.close());

const uuid = '7b1f7c1e-0000-4000-8000-000000000001';
const given: Record<string, readonly string[]> = {
  t: [
    '"a"',
    '""',
    '"a\\"b\\\\c\\n"',
    '"\\u0041"',
    '"\\u0000"',
    '"\\ud800"',
    '"🍜"',
    '1.0',
    '5',
    'true',
    'null',
    '{"a": 1}',
    '{"a":1}',
    '[1]',
  ],
  five: ['"abcde"', '"abcdef"', '"abcde  "', '123456'],
  small: ['1', '"1"', '40000', '1.0', '1e2', 'true', '"x"', '""', '" 7 "'],
  int: ['1', '"1"', '-0', '1.5', '"1.5"', '2147483648', '[1]', '{}', 'false'],
  big: ['9007199254740993', '"9223372036854775807"', '9223372036854775808', '1e3', '1e+21'],
  num: ['1.10', '1.1', '"1.10"', '1e400', '12345678901234567890.123', '"NaN"', '"1_000"'],
  money: ['1.005', '"1.005"', '99999', '12345.678'],
  float: ['0.1', '1e-7', '"Infinity"', '"x"'],
  ok: ['true', 'false', '"yes"', '1', '"maybe"', '0'],
  id: [`"${uuid}"`, `"{${uuid}}"`, '"x"', '7'],
  day: ['"2026-02-28"', '"2026-02-30"', '"today"', '"28.2.2026"'],
  at: ['"2026-02-28T10:00:00Z"', '"2026-02-28 10:00"', '"never"', '1'],
  second: ['"2026-02-28T10:00:00.6"', '"2026-02-28T10:00:00.5"'],
  bytes: ['"\\\\x0041"', '"ab\\\\000"', '"\\\\x4"'],
  doc: [
    '{"b": 1, "a":  [1.0, "x"]}',
    '{"b":1,"a":[1,"x"]}',
    '"x"',
    '"a/b\\t"',
    '"{\\"a\\":1}"',
    '1.0',
    '1',
    'true',
    'null',
    '[]',
    '{"a":1,"a":2}',
  ],
  docb: [
    '{"b":1,"a":[1.0]}',
    '{"b":1,"a":[1]}',
    '"x"',
    'null',
    '{"a":null}',
    '{"a":"\\u0000"}',
    '1e2',
    '[[]]',
  ],
  list: [
    '[]',
    '["a","b"]',
    '["a\\"\\\\{},\\n","NULL",""]',
    '["a",null]',
    '[1,true]',
    '[["a"],["b"]]',
    '"{a,b}"',
    '"a"',
    '{}',
  ],
  numbers: ['[1,2]', '"{1,2}"', '["1"]', '["x"]'],
  kind: ['"a"', '"c"', '1'],
  short: ['"abc"', '"abcd"', '12'],
  wrapped: ['"x"', '{"a":1}', '7'],
};

/** What PostgreSQL itself makes of the same JSON, as PostgREST asks it: the row that was written, or the code of the refusal. */
async function reference(body: string, names: readonly (keyof typeof columns)[]): Promise<unknown> {
  const { owner } = app.database;
  const quoted = names.map((name) => `"${name}"`).join(', ');
  const typed = names.map((name) => `"${name}" ${columns[name]}`).join(', ');
  try {
    const [row] = await owner.unsafe<{ row: string }[]>(
      `with made as (insert into lab.typed (${quoted}) select ${quoted} from json_to_recordset($1::text::json) as p(${typed}) returning *)
       select row_to_json(made)::text as row from made`,
      [`[${body}]`],
    );
    return JSON.parse(row?.row ?? 'null');
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await owner`delete from lab.typed`;
  }
}

async function insert(target: string, body: string): Promise<unknown> {
  const { body: answer, status } = await sendWrite(app, target, body, { prefer: 'return=representation' });
  return status === 201 ? (answer as unknown[])[0] : (answer as { code: string }).code;
}

test.each(Object.entries(given))(
  'a single object writes into %s what PostgreSQL reads from its JSON',
  async (name, values) => {
    const column = name as keyof typeof columns;
    for (const value of values) {
      // As a client in JavaScript writes it, with spaces, in a list, and with a key that is there twice.
      for (const body of [
        `{"${name}":${value}}`,
        `{ "${name}" : ${value} }`,
        `{"${name}":null,"${name}":${value}}`,
      ]) {
        const expected = await reference(body, [column]);
        expect({ body, answer: await insert('/typed', body) }).toEqual({ body, answer: expected });
        expect({ body, answer: await insert('/typed', `[${body}]`) }).toEqual({ body, answer: expected });
      }
    }
  },
);

test('columns= chooses among the members, those that are missing are null, and defaults fill in where that is asked', async () => {
  expect(await insert('/typed?columns=t,int', '{"t":"a","five":"zu lang"}')).toMatchObject({
    t: 'a',
    int: null,
    five: null,
    stamp: 7,
  });
  expect(await insert('/typed?columns=t,stamp', '{"t":"a"}')).toMatchObject({ t: 'a', stamp: null });
  expect(await insert('/typed?columns=t', '{"constructor":1}')).toMatchObject({ t: null });
  const filled = await sendWrite(app, '/typed?columns=t,stamp', '{"t":"a"}', {
    prefer: 'return=representation,missing=default',
  });
  expect(filled.body).toMatchObject([{ t: 'a', stamp: 7 }]);
  expect(await insert('/typed', '{"doubled":4}')).toBe('428C9');
  expect(await insert('/typed', '{"nope":4}')).toBe('PGRST204');
});

test('which refusal comes first does not depend on how the values travel', async () => {
  // A value that cannot be read, into a table that the caller may not write.
  for (const body of ['{"amount":"x"}', '{ "amount": "x" }']) {
    expect((await sendWrite(app, '/closed', body, { as: 'anon' })).body).toMatchObject({ code: '42501' });
  }
  const [bound, usual] = [
    await sendWrite(app, '/typed', '{"int":"x"}'),
    await sendWrite(app, '/typed', '{ "int": "x" }'),
  ];
  expect(bound.text).toBe(usual.text);
});

test('an upsert of one object merges, ignores and tells which', async () => {
  const upsert = (body: string, resolution: string) =>
    sendWrite(app, '/pairs', body, { prefer: `return=representation,resolution=${resolution}` });
  expect(await upsert('{"a":70,"b":1,"value":"x"}', 'merge-duplicates')).toMatchObject({
    status: 201,
    body: [{ a: 70, b: 1, value: 'x', stamp: 7 }],
  });
  expect(await upsert('{"a":70,"b":1,"value":"y"}', 'merge-duplicates')).toMatchObject({
    status: 200,
    body: [{ a: 70, b: 1, value: 'y', stamp: 7 }],
  });
  expect(await upsert('{"a":70,"b":1,"value":"z"}', 'ignore-duplicates')).toMatchObject({ body: [] });
  await app.database.owner`delete from lab.pairs where a = 70`;
});
