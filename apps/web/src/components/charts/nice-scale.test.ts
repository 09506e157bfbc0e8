import { expect, test } from 'vitest';
import { niceScale } from './nice-scale.ts';

test.each([
  [[-2_500_000, 21_000_000], { min: -10_000_000, max: 30_000_000 }],
  [[0, 95], { min: 0, max: 100 }],
  [[-700, -100], { min: -800, max: 0 }],
])('%j fits into round limits', (values, expected) => {
  const scale = niceScale(values);
  expect(scale).toMatchObject(expected);
  expect(scale.ticks).toContain(0);
  expect(scale.ticks.length).toBeLessThanOrEqual(7);
});

test('nothing but zero still has a scale', () => {
  expect(niceScale([0]).max).toBeGreaterThanOrEqual(0);
});
