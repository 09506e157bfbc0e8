import { describe, expect, test } from 'vitest';
import { parseSelect } from './select.ts';

const column = (name: string, more = {}) => ({
  kind: 'column',
  alias: null,
  name,
  jsonPath: [],
  cast: null,
  aggregate: null,
  ...more,
});

describe('parseSelect', () => {
  test('columns with alias, cast and JSON path', () => {
    expect(parseSelect('id,judul:title,price::text,meta->k->-1->>s', 1)).toEqual([
      column('id'),
      column('title', { alias: 'judul' }),
      column('price', { cast: 'text' }),
      column('meta', {
        jsonPath: [
          { asText: false, key: 'k', isIndex: false },
          { asText: false, key: '-1', isIndex: true },
          { asText: true, key: 's', isIndex: false },
        ],
      }),
    ]);
  });

  test('quoted names may hold anything', () => {
    expect(parseSelect('"a,b":"c \\" d"', 1)).toEqual([column('c " d', { alias: 'a,b' })]);
  });

  test('relations with alias, hint, join and nesting', () => {
    expect(parseSelect('owner:people!fk!inner(name,...profiles(bio)),tasks()', 2)).toEqual([
      {
        kind: 'relation',
        alias: 'owner',
        name: 'people',
        hint: 'fk',
        isInner: true,
        isSpread: false,
        items: [
          column('name'),
          {
            kind: 'relation',
            alias: null,
            name: 'profiles',
            hint: null,
            isInner: false,
            isSpread: true,
            items: [column('bio')],
          },
        ],
      },
      {
        kind: 'relation',
        alias: null,
        name: 'tasks',
        hint: null,
        isInner: false,
        isSpread: false,
        items: [],
      },
    ]);
  });

  test('aggregates with casts before and behind', () => {
    expect(parseSelect('n:count()::text,price.sum(),total:meta->>p::int.max()::text', 1)).toEqual([
      { kind: 'count', alias: 'n', cast: 'text' },
      column('price', { aggregate: { name: 'sum', cast: null } }),
      column('meta', {
        alias: 'total',
        jsonPath: [{ asText: true, key: 'p', isIndex: false }],
        cast: 'int',
        aggregate: { name: 'max', cast: 'text' },
      }),
    ]);
  });

  test.each([
    ['id,', 'PGRST100'],
    ['a(', 'PGRST100'],
    ['a)b', 'PGRST100'],
    ['a->', 'PGRST100'],
    ['price.sum(', 'PGRST100'],
    ['price.median()', 'PGRST100'],
    ['a(b(c(id)))', 'PGRST128'],
  ])('refuses %s with %s', (text, code) => {
    expect(() => parseSelect(text, 2)).toThrow(expect.objectContaining({ code }));
  });

  test('names the place of the mistake', () => {
    expect(() => parseSelect('id,', 1)).toThrow(
      expect.objectContaining({
        message: '"failed to parse select parameter (id,)" (line 1, column 4)',
        details: 'unexpected end of input expecting "...", field name (* or [a..z0..9_$]), "*" or "count()"',
      }),
    );
  });
});

test('what follows the parenthesis of a relation is not looked at, as by PostgREST', () => {
  expect(parseSelect("name,projects(count)'", 5)).toEqual(parseSelect('name,projects(count)', 5));
  expect(parseSelect('...processes(name))', 5)).toEqual(parseSelect('...processes(name)', 5));
  expect(() => parseSelect("name'", 5)).toThrow();
});
