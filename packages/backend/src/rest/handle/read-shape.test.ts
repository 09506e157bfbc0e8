import { expect, test } from 'vitest';
import { fillRead, readShape } from './read-shape.ts';

const shapeOf = (search: string) => readShape(search, 4_096);

test('requests that differ in what is compared alone have one shape, and keep their values', () => {
  const one = shapeOf('?select=id,name&id=eq.1&made=lt.2026-01-01T00:00:00%2B07:00&order=id.desc&limit=20');
  const other = shapeOf('?select=id,name&id=eq.a+b&made=lt.%C3%A9&order=id.desc&limit=20');
  expect(one.search).toBe(other.search);
  expect(one.values).toEqual(['1', '2026-01-01T00:00:00+07:00']);
  expect(other.values).toEqual(['a b', 'é']);
});

test.each([
  ['another name', '?id=eq.1', '?ids=eq.1'],
  ['another operator', '?id=eq.1', '?id=neq.1'],
  ['a negation', '?id=eq.1', '?id=not.eq.1'],
  ['another limit', '?id=eq.1&limit=1', '?id=eq.1&limit=2'],
  ['another list of columns', '?id=eq.1&select=id', '?id=eq.1&select=name'],
])('%s is another shape', (_, one, other) => {
  expect(shapeOf(one).search).not.toBe(shapeOf(other).search);
});

test.each([
  ['no filter', ''],
  ['a list', '?id=in.(1,2)'],
  ['a pattern, whose stars are rewritten', '?name=like.*a*'],
  ['a word of the grammar', '?id=is.null'],
  ['a group', '?or=(id.eq.1,id.eq.2)'],
  ['a quantifier', '?id=eq(any).{1,2}'],
  ['a path into JSON', '?data->>a=eq.1'],
  ['a quoted name', '?"id"=eq.1'],
  [
    'what is no filter, though it looks like one',
    '?select=eq.1&a.order=eq.1&b.limit=eq.2&columns=eq.3&apikey=eq.4',
  ],
  ['an escape that is none', '?id=eq.%zz'],
  ['half a letter', '?id=eq.%C3'],
  ['a null character', '?id=eq.%00'],
  ['an empty value', '?id=eq.'],
  ['a long value', `?id=eq.${'a'.repeat(300)}`],
])('%s is left as it stands', (_, search) => {
  expect(shapeOf(search)).toEqual({ search, values: [] });
});

test('a query string that is too long is left to be refused', () => {
  expect(readShape('?id=eq.1', 7)).toEqual({ search: '?id=eq.1', values: [] });
});

test('what was prepared for a shape is filled wherever a value is bound, and in the address of the answer', () => {
  const { search } = shapeOf('?id=eq.1&n=gt.2');
  const [first = '', second = ''] = [...search.matchAll(/\.([^.&]+)(?=&|$)/g)].map(([, mark]) => mark);
  const read = {
    statement: { text: 'select $1, $2, $3, $4', params: [second, first, 'kept', second] },
    explain: null,
    contentLocation: `/t?id=eq.${first}&n=gt.${second}`,
  } as unknown as Parameters<typeof fillRead>[0];
  expect(fillRead(read, ["it's", 'é'])).toEqual({
    statement: { text: 'select $1, $2, $3, $4', params: ['é', "it's", 'kept', 'é'] },
    explain: null,
    contentLocation: '/t?id=eq.it%27s&n=gt.%C3%A9',
  });
});
