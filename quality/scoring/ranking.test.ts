import { expect, test } from 'vitest';
import { ndcgAt, recallAt } from './ranking.ts';

const relevance = { a: 3, b: 2, c: 1 };

test('the best order is 1, an empty list 0, and nothing relevant has no figure', () => {
  expect(ndcgAt(10, ['a', 'b', 'c', 'x'], relevance)).toBe(1);
  expect(ndcgAt(10, [], relevance)).toBe(0);
  expect(ndcgAt(10, ['a'], {})).toBeNull();
});

test('NDCG falls with the place of what is relevant', () => {
  // (2^2 − 1)/log2(2) + (2^3 − 1)/log2(3), over 7/log2(2) + 3/log2(3).
  expect(ndcgAt(2, ['b', 'a'], { a: 3, b: 2 })).toBeCloseTo(
    (3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3)),
    10,
  );
  expect(ndcgAt(1, ['x', 'a'], relevance)).toBe(0);
});

test('recall counts the good ones, of as many as there are places', () => {
  expect(recallAt(10, ['x', 'a'], relevance)).toBe(0.5);
  expect(recallAt(1, ['a'], relevance)).toBe(1);
  expect(recallAt(10, ['c'], { c: 1 })).toBeNull();
});
