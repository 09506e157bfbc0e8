import { expect, test } from 'vitest';
import { digitWords as read } from '../../packages/bahasa/src/amounts/number-words.ts';
import { digitWords as written } from '../../packages/contracts/src/finance/number-words.ts';

// The contracts, which pages load, and the lexicon import nothing of each other.
test('the digits in words that the contracts know are those of the lexicon', () => {
  expect(written.map((word) => read.get(word))).toEqual([...written.keys()]);
});
