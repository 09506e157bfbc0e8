import { describe, expect, test } from 'vitest';
import { defaultRestLimits } from '../limits.ts';
import { parseQuery } from './query-string.ts';

const parse = (search: string, isCall = false) =>
  parseQuery(new URLSearchParams(search), isCall, defaultRestLimits);

describe('parseQuery', () => {
  test('tells filters of embeds from those of the table', () => {
    const { conditions } = parse(
      'id=eq.1&tasks.people.name=like.A*&a.or=(x.eq.1,y.is.null)&not.and=(z.gt.1)',
    );
    expect(conditions.map(({ path, value }) => [path, value.kind])).toEqual([
      [[], 'filter'],
      [['tasks', 'people'], 'filter'],
      [['a'], 'group'],
      [[], 'group'],
    ]);
    expect(conditions[3]?.value).toMatchObject({ joiner: 'and', isNegated: true });
  });

  test('a column may be named like the end of a reserved word', () => {
    expect(parse('floor=eq.1&reorder=eq.2').conditions).toHaveLength(2);
  });

  test('quoted values keep commas and brackets; lists keep their elements', () => {
    const { conditions } = parse('or=(a.eq."x,(y)",b.in.(1,"2,3"),c.cs.{p,q})');
    expect(conditions[0]?.value).toMatchObject({
      items: [
        { operation: { value: 'x,(y)' } },
        { operation: { values: ['1', '2,3'] } },
        { operation: { value: '{p,q}' } },
      ],
    });
  });

  test('plain pairs are arguments of a call, operations are filters', () => {
    const { args, conditions } = parse('a=1&b=eq.2&c=note.x', true);
    expect(args).toEqual([
      ['a', '1'],
      ['c', 'note.x'],
    ]);
    expect(conditions).toHaveLength(1);
  });

  test('columns and on_conflict are lists of names', () => {
    expect(parse('columns="a","b c"&on_conflict=x,y')).toMatchObject({
      columns: ['a', 'b c'],
      onConflict: ['x', 'y'],
    });
  });

  test('limits', () => {
    const deep = `${'or('.repeat(12)}a.eq.1${')'.repeat(12)}`.replace(/^or/, '');
    expect(() => parse(`or=${deep}`)).toThrow(expect.objectContaining({ code: 'PGRST128' }));
    expect(() => parse(`select=${Array.from({ length: 201 }, () => 'a').join(',')}`)).toThrow(
      expect.objectContaining({ code: 'PGRST128' }),
    );
  });
});
