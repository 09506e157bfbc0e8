import { expect, test } from 'vitest';
import { netOf, percentOf, sumFigures } from './sum-figures.ts';

const step = { signups: 2, activated: 1, listings: 3, applications: 4, accepted: 1, buyers: 1 };

test('sums every figure, and money only where it was given', () => {
  expect(sumFigures([step, step])).toEqual({
    signups: 4,
    activated: 2,
    listings: 6,
    applications: 8,
    accepted: 2,
    buyers: 2,
  });
  const withMoney = { ...step, revenue: 160_000, refunds: 80_000, fees: 560 };
  expect(netOf(sumFigures([withMoney, { ...step, revenue: 0, refunds: 0, fees: 0 }]))).toBe(79_440);
  expect(netOf(sumFigures([step]))).toBeNull();
});

test('a share of nothing is no share', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(0, 0)).toBeNull();
});
