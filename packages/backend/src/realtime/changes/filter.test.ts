import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseFilter } from './filter.ts';
import { matchesFilter } from './matches-filter.ts';

it('reads conditions joined by commas, quoted values, lists and not', () => {
  expect(parseFilter('id=gte.3,name=not.eq."a, (b)",kind=in.(x,"y,z")')).toEqual([
    { column: 'id', operator: 'gte', isNegated: false, values: ['3'] },
    { column: 'name', operator: 'eq', isNegated: true, values: ['a, (b)'] },
    { column: 'kind', operator: 'in', isNegated: false, values: ['x', 'y,z'] },
  ]);
});

it.each([
  '',
  'id',
  'id=3',
  'id=foo.3',
  'id=match.(',
  'id=match.(a)\\1',
  'id=imatch.(?=a)',
  `id=match.${'a'.repeat(257)}`,
  'id=in.3',
  'id=is.maybe',
  `id=in.(${'1,'.repeat(200)}1)`,
])('refuses %s', (text) => expect(() => parseFilter(text)).toThrow(Refusal));

it('gives nothing but a Refusal for any text, and answers any pattern', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        parseFilter(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
  const like = { column: 'a', operator: 'like', isNegated: false } as const;
  expect(matchesFilter([{ ...like, values: ['%a%a%a%a%a%a%a%b'] }], { a: 'a'.repeat(20_000) })).toBe(false);
});

it('compares as SQL does: NULL holds neither way', () => {
  const row = { n: null, id: 5 };
  const eq = { column: 'n', operator: 'eq', isNegated: false, values: ['x'] } as const;
  expect(matchesFilter([eq], row)).toBe(false);
  expect(matchesFilter([{ ...eq, isNegated: true }], row)).toBe(false);
  expect(matchesFilter([{ ...eq, operator: 'isdistinct' }], row)).toBe(true);
});

it('finds regular expressions anywhere in a text, with and without regard to case', () => {
  const holds = (filter: string, a: string | null): boolean => matchesFilter(parseFilter(filter), { a });
  expect([holds('a=match.^ko', 'kopi'), holds('a=match.^ko', 'Kopi'), holds('a=imatch.^ko', 'Kopi')]).toEqual(
    [true, false, true],
  );
  expect([holds('a=not.match.p', 'kopi'), holds('a=match.p', null), holds('a=not.match.p', null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('takes no longer for a pattern that was made to take long', () => {
  const [condition] = parseFilter('a=match."^(a+)+$"');
  if (condition === undefined) throw new Error('there is no condition');
  // Tried by backtracking it would not end in a lifetime.
  expect(matchesFilter([condition], { a: `${'a'.repeat(20_000)}!` })).toBe(false);
});
