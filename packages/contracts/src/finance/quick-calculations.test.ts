import { expect, test } from 'vitest';
import { computeFinalTax, computeInstalment, splitProfit } from './quick-calculations.ts';

test('the final tax leaves 500 million free for persons only, and ends at 4.8 billion', () => {
  expect(computeFinalTax(500_000_000, true)).toBe(0);
  expect(computeFinalTax(520_000_000, true)).toBe(100_000);
  expect(computeFinalTax(520_000_000, false)).toBe(2_600_000);
  expect(computeFinalTax(4_800_000_001, true)).toBeNull();
});

test('an instalment is an annuity, and without interest an even part', () => {
  expect(computeInstalment(10_000_000, 6, 12)).toBe(860_665);
  expect(computeInstalment(1_200_000, 0, 12)).toBe(100_000);
  expect(computeInstalment(1_000_000, 6, 0)).toBeNull();
});

test('a profit is split after the reserve', () => {
  expect(splitProfit(4_000_000, [1, 1], 25)).toEqual([1_500_000, 1_500_000]);
  expect(splitProfit(1_000_000, [0, 0])).toEqual([]);
});
