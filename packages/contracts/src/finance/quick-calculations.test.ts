import { expect, test } from 'vitest';
import { explainCalculation } from './explain-calculation.ts';
import {
  computeCostPerUnit,
  computeFinalTax,
  computeInstalment,
  computePayback,
  netOfFee,
  priceAtMargin,
  priceForNet,
  splitProfit,
} from './quick-calculations.ts';

test('costs are rounded up, and nothing is divided by nothing', () => {
  expect(computeCostPerUnit(100_000, 3)).toBe(33_334);
  expect(computeCostPerUnit(100_000, 0)).toBeNull();
  expect(priceAtMargin(7_000, 30)).toBe(10_000);
  expect(priceAtMargin(7_000, 100)).toBeNull();
  expect(computePayback(3_000_000, 0)).toBeNull();
});

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

test('fee and its reverse agree', () => {
  expect(netOfFee(50_000, 6.5, 1_250)).toBe(45_500);
  expect(priceForNet(45_500, 6.5, 1_250)).toBe(50_000);
  expect(priceForNet(1, 100)).toBeNull();
});

test('a profit is split after the reserve', () => {
  expect(splitProfit(4_000_000, [1, 1], 25)).toEqual([1_500_000, 1_500_000]);
  expect(splitProfit(1_000_000, [0, 0])).toEqual([]);
});

test('a figure that is missing gives no explanation; a loss is called one', () => {
  expect(explainCalculation({ kind: 'hpp', inputs: { total: 1 } })).toBeNull();
  expect(explainCalculation({ kind: 'laba', inputs: { cost: 12_000, price: 10_000 } })).toContain('Rugi');
  expect(explainCalculation({ kind: 'bep', inputs: { fixed: 1, price: 5, cost: 5 } })).toContain(
    'tidak tercapai',
  );
});

test.each([
  [{ kind: 'tagihan', inputs: { price: 5_000, units: 0 } }],
  [{ kind: 'target-jual', inputs: { turnover: 1_000_000, price: 0 } }],
  [{ kind: 'bahan', inputs: { price: 20_000, pack: 0, units: 5 } }],
  [{ kind: 'pesan-ulang', inputs: { sold: 5 } }],
  [{ kind: 'tahan-stok', inputs: { units: 5, sold: 0 } }],
] as const)('%j gives nothing by which it would have to be divided or multiplied', (calculation) => {
  expect(explainCalculation(calculation)).toBeNull();
});
