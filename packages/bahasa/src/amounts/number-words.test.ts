import { expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { anySeveral, digitWords, severalWords } from './number-words.ts';

test.each([
  ['wolu', 8],
  ['salapan', 9],
  ['lapan', 8],
])('%s is the digit %i, alone and before thousands', (word, digit) => {
  expect(digitWords.get(word)).toBe(digit);
  expect(understand(`modal ${word} ratus ribu`).amounts).toMatchObject([{ min: digit * 100_000 }]);
});

test('one, none and names of coins count no things', () => {
  expect(['satu', 'kosong', 'gocap', 'seribu'].filter((word) => severalWords.has(word))).toEqual([]);
  expect('sebelas kelas').toMatch(new RegExp(`^(?:${anySeveral}) `, 'u'));
});
