import { expect, test } from 'vitest';
import { mean, pearson, share, spearman } from './statistics.ts';

test('mean and share have no figure for nothing', () => {
  expect(mean([])).toBeNull();
  expect(share([], () => true)).toBeNull();
  expect(mean([1, 2, 6])).toBe(3);
  expect(share([1, 2, 3, 4], (n) => n > 1)).toBe(0.75);
});

test('Pearson measures straight lines, Spearman order', () => {
  const bent = [
    [1, 1],
    [2, 10],
    [3, 1000],
  ] as const;
  expect(spearman(bent)).toBeCloseTo(1, 10);
  expect(pearson(bent)).toBeLessThan(0.95);
  expect(
    pearson([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1, 10);
});

test('equal values share their rank; a side that never varies has no correlation', () => {
  expect(
    spearman([
      [1, 1],
      [1, 2],
      [2, 3],
    ]),
  ).toBeCloseTo(Math.sqrt(3) / 2, 10);
  expect(
    pearson([
      [5, 1],
      [5, 2],
    ]),
  ).toBeNull();
});
