import * as fc from 'fast-check';
import type { MadeRequest } from './arbitrary-request.ts';
import { column, often, seldom, select } from './arbitrary-select.ts';
import { keyOf, table, type FixtureTable } from './fixture-tables.ts';

const text = fc.constantFrom(
  '1',
  '2',
  '3',
  '0',
  '-1',
  '1.5',
  'abc',
  'Ayu',
  'tech',
  'true',
  'null',
  '',
  '{a}',
  '{1,2}',
  '[1,5)',
  '{"n":1}',
  '2026-01-01',
  'kopi',
  '%K%',
  "x' or '1'='1",
  'K*',
  '*a*',
  '"q"',
  'é',
  '😀',
  'a b',
  '99999999999999',
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'wfts(simple)',
  'eq(any)',
  'like(any)',
  'gt(all)',
);
const not = fc.constantFrom('', '', '', 'not.');

const list = fc.array(fc.constantFrom('1', '2', '4', 'tech', 'Ayu', '"a,b"', ''), { maxLength: 4 });
const operation = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(not, operator, text).map(([n, op, value]) => `${n}${op}.${value}`) },
  { weight: 2, arbitrary: fc.tuple(not, list).map(([n, values]) => `${n}in.(${values.join(',')})`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(not, fc.constantFrom('null', 'true', 'false', 'unknown'))
      .map(([n, value]) => `${n}is.${value}`),
  },
);

const nested = (of: FixtureTable): fc.Arbitrary<string> =>
  fc
    .tuple(
      column(of),
      fc.constantFrom('', 'not.'),
      fc.constantFrom('eq', 'gt', 'lt', 'neq'),
      fc.constantFrom('1', '2', 'tech', '"a,b"'),
    )
    .map(([c, n, op, value]) => `${c}.${n}${op}.${value}`);

const logic = (of: FixtureTable): fc.Arbitrary<[string, string]> =>
  fc
    .tuple(
      fc.constantFrom('or', 'and', 'not.or', 'not.and'),
      fc.array(nested(of), { minLength: 1, maxLength: 3 }),
      fc.option(nested(of)),
    )
    .map(([key, items, inner]) => [
      key,
      `(${[...items, ...(inner === null ? [] : [`not.and(${inner},${inner})`])].join(',')})`,
    ]);

const order = (of: FixtureTable): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(column(of), fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.nullsfirst')), {
      minLength: 1,
      maxLength: 2,
    })
    .map((terms) => terms.map((term) => term.join('')).join(','));

const pair = (of: FixtureTable): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(column(of), operation) },
    { weight: 2, arbitrary: logic(of) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '2', '3', '5', '-1')),
    },
  );

/** Reads of every table with filters, logic, embeds, order and ranges; most are valid, some name what is hidden or missing. */
export const arbitraryRead: fc.Arbitrary<MadeRequest> = table.chain((of) =>
  fc
    .record({
      select: often(select(of)),
      order: often(order(of)),
      pairs: fc.array(pair(of), { maxLength: 3 }),
      count: seldom(fc.constantFrom('count=exact')),
      accept: seldom(
        fc.constantFrom(
          'application/vnd.pgrst.object+json',
          'text/csv',
          'application/json',
          'application/vnd.pgrst.array+json;nulls=stripped',
        ),
      ),
      range: seldom(fc.constantFrom('0-1', '1-', '3-1', '0-0')),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
      as: fc.constantFrom('anon', 'user'),
    })
    .map(({ select: selected, order: ordered, pairs, count, accept, range, method, as }): MadeRequest => {
      const params = new URLSearchParams(pairs);
      params.set('select', selected ?? (of.stars ? '*' : 'id,name'));
      // Rows must come in one order to be compared.
      params.set('order', ordered === null ? keyOf(of) : `${ordered},${keyOf(of)}`);
      return {
        method: method as 'GET' | 'HEAD',
        target: `/${of.name}?${params.toString()}`,
        headers: {
          ...(count === null ? {} : { Prefer: count }),
          ...(accept === null ? {} : { Accept: accept }),
          ...(range === null ? {} : { Range: range, 'Range-Unit': 'items' }),
        },
        body: null,
        as: as as 'anon' | 'user',
      };
    }),
);
