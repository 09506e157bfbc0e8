import { expect, test } from 'vitest';
import { toBuckets, WordTable } from './word-table.ts';

const words = Array.from({ length: 500 }, (_none, number): [string, string] => [
  `kata${number * 7919}`,
  number % 3 === 0 ? '' : String(number),
]);

test('every word is found with its value, and no other word', () => {
  const table = new WordTable(toBuckets(words), (value) => value);
  for (const [word, value] of words) expect(table.get(word)).toBe(value);
  for (const word of ['', 'k', 'kata', 'kata1', 'kata7919 ', 'constructor', '__proto__']) {
    expect(table.has(word)).toBe(false);
    expect(table.get(word)).toBeUndefined();
  }
});

test('all words come out as they went in, whatever was asked for before', () => {
  const table = new WordTable(toBuckets(words), (value) => value);
  expect(table.has('kata0')).toBe(true);
  expect(table.entries()).toEqual(new Map(words));
});

test('an empty table has no word', () => {
  const table = new WordTable(toBuckets([]), Number);
  expect(table.has('kata')).toBe(false);
  expect(table.entries().size).toBe(0);
});

test('a word with a separator is refused, not lost', () => {
  expect(() => toBuckets([['a=b', '']])).toThrow('a=b');
  expect(() => toBuckets([['a', '1;2']])).toThrow("'a'");
});
