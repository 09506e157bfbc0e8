import { expect, test } from 'vitest';
import { describeTotal } from './describe-total.ts';

test.each([
  [0, '0'],
  [10_000, '10.000'],
  [10_001, 'lebih dari 10.000'],
  [2_345_678, 'sekitar 2.345.678'],
])('a total of %i is told as %s', (total, told) => {
  expect(describeTotal(total)).toBe(told);
});
