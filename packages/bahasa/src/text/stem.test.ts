import { stemmer } from '@orama/stemmers/indonesian';
import { expect, test } from 'vitest';
import { knownStem, stem } from './stem.ts';
import pairs from './stem-pairs.json' with { type: 'json' };

const wrong = (stemOf: (word: string) => string | undefined): string[] =>
  Object.entries(pairs)
    .filter(([word, root]) => stemOf(word) !== root)
    .map(([word]) => word);

test('the word list is stemmed, and better than by the library alone', () => {
  expect(Object.keys(pairs).length).toBeGreaterThan(300);
  expect(wrong(stem)).toEqual([]);
  expect(wrong(stemmer).length).toBeGreaterThan(100);
});

test('a word that no list has goes to the library, and is no known stem', () => {
  expect(stem('mengflorbikan')).toBe(stemmer('mengflorbikan'));
  expect(knownStem('mengflorbikan')).toBeUndefined();
});
