import { expect, test } from 'vitest';
import { assumptionsSchema, type Assumptions } from './assumptions.ts';
import { computeBreakEven } from './break-even.ts';
import { computeCashFlow, findFirstProfitMonth, findPaybackMonth } from './cash-flow.ts';
import { computeCostSheet, computeIngredientCost } from './cost-sheet.ts';
import { formatRupiah, formatRupiahShort } from './rupiah.ts';
import { computeScenarios } from './scenarios.ts';
import { computeUnitEconomics } from './unit-economics.ts';

// Worked by hand: 25 portions a day, 24 days = 600 a month.
const geprek: Assumptions = {
  price: 13_000,
  unitCost: 8_000,
  unitsPerDay: 25,
  daysPerMonth: 24,
  fixedCostPerMonth: 700_000,
  capital: 3_000_000,
};

test('a month at full pace', () => {
  expect(computeUnitEconomics(geprek)).toEqual({
    unitsPerMonth: 600,
    revenuePerMonth: 7_800_000, // 600 × 13.000
    variableCostPerMonth: 4_800_000, // 600 × 8.000
    contributionPerUnit: 5_000,
    hppPerUnit: 9_167, // 8.000 + 700.000 / 600 = 9.166,67
    marginPercent: 29.5, // 2.300.000 / 7.800.000 = 29,49 %
    profitPerMonth: 2_300_000,
    breakEvenUnits: 140, // 700.000 / 5.000
    breakEvenRevenue: 1_820_000, // 140 × 13.000
  });
});

test('without a sale there is no HPP, no margin, and a loss of the fixed cost', () => {
  const economics = computeUnitEconomics({ ...geprek, unitsPerDay: 0 });
  expect(economics.hppPerUnit).toBeNull();
  expect(economics.marginPercent).toBeNull();
  expect(economics.profitPerMonth).toBe(-700_000);
});

test('break-even rounds up to whole units', () => {
  expect(computeBreakEven({ price: 10_000, unitCost: 7_000, fixedCost: 100_000 })).toEqual({
    units: 34, // 33,33
    revenue: 340_000,
  });
  expect(
    computeBreakEven({ price: 10_000, unitCost: 7_000, fixedCost: 100_000, targetProfit: 200_000 }),
  ).toEqual({ units: 100, revenue: 1_000_000 });
});

test('selling at or below cost never breaks even, unless nothing has to be covered', () => {
  expect(computeBreakEven({ price: 7_000, unitCost: 7_000, fixedCost: 1 })).toBeNull();
  expect(computeBreakEven({ price: 6_000, unitCost: 7_000, fixedCost: 100 })).toBeNull();
  expect(computeBreakEven({ price: 7_000, unitCost: 7_000, fixedCost: 0 })).toEqual({ units: 0, revenue: 0 });
});

test('twelve months of cash with a slow start', () => {
  const months = computeCashFlow(geprek);
  expect(months).toHaveLength(12);
  // 20 %: 120 units × 5.000 − 700.000 = −100.000; 40 %: 500.000; 60 %: 1.100.000; 80 %: 1.700.000; then 2.300.000.
  expect(months.map((month) => month.net)).toEqual([
    -100_000, 500_000, 1_100_000, 1_700_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000,
    2_300_000, 2_300_000,
  ]);
  expect(months.map((month) => month.balance).slice(0, 4)).toEqual([
    -3_100_000, -2_600_000, -1_500_000, 200_000,
  ]);
  expect(months.at(-1)?.balance).toBe(18_600_000); // 200.000 + 8 × 2.300.000
  expect(months[0]).toEqual({
    month: 1,
    units: 120,
    income: 1_560_000,
    variableCost: 960_000,
    fixedCost: 700_000,
    net: -100_000,
    balance: -3_100_000,
  });
});

test('payback counts the slow start; a business that only just earns pays back late or never', () => {
  expect(findPaybackMonth(geprek)).toBe(4);
  expect(findFirstProfitMonth(geprek)).toBe(2);
  // 150 units: 20 % = 30 → −550.000, then −400.000, −250.000, −100.000 (1.300.000 in all), then +50.000 a month.
  const slow = { ...geprek, unitsPerDay: 5, daysPerMonth: 30 };
  expect(findFirstProfitMonth(slow)).toBe(5);
  expect(findPaybackMonth(slow)).toBeNull(); // 4.300.000 / 50.000 = 86 months after the fourth
  expect(findPaybackMonth({ ...slow, capital: 0 })).toBe(30); // 1.300.000 / 50.000 = 26 months after the fourth
  expect(findFirstProfitMonth({ ...geprek, unitsPerDay: 1 })).toBeNull();
});

test('three scenarios', () => {
  const scenarios = computeScenarios(geprek);
  expect(
    scenarios.map(({ key, unitsPerMonth, profitPerMonth }) => ({ key, unitsPerMonth, profitPerMonth })),
  ).toEqual([
    { key: 'careful', unitsPerMonth: 420, profitPerMonth: 1_064_000 }, // 420 × (13.000 − 8.800) − 700.000
    { key: 'base', unitsPerMonth: 600, profitPerMonth: 2_300_000 },
    { key: 'hopeful', unitsPerMonth: 720, profitPerMonth: 2_900_000 }, // 720 × 5.000 − 700.000
  ]);
  expect(scenarios[1]?.balanceAfterYear).toBe(18_600_000);
  expect(scenarios[1]?.paybackMonth).toBe(4);
  // Careful: 84 × 4.200 − 700.000 = −347.200; 168 → 5.600; 252 → 358.400; 336 → 711.200; then 1.064.000 a month:
  // −3.000.000 + 728.000 = −2.272.000, so three more months.
  expect(scenarios[0]?.paybackMonth).toBe(7);
});

test('cost of a batch: 20 portions of chicken', () => {
  const sheet = {
    ingredients: [
      { name: 'Ayam', packPrice: 38_000, packSize: 1_000, used: 2_000 }, // 76.000
      { name: 'Tepung', packPrice: 12_000, packSize: 1_000, used: 500 }, // 6.000
      { name: 'Minyak', packPrice: 20_000, packSize: 1_000, used: 333 }, // 6.660
    ],
    labour: 30_000,
    overhead: 21_340,
    yield: 20,
    marginPercent: 30,
    platformFeePercent: 20,
  };
  expect(computeCostSheet(sheet)).toEqual({
    materials: 88_660,
    batchCost: 140_000,
    hppPerUnit: 7_000,
    price: 10_000, // 7.000 / 0,7
    platformPrice: 12_500, // 10.000 / 0,8
    profitPerUnit: 3_000,
    markupPercent: 42.9,
  });
});

test('a sheet without yield or with an impossible margin has no price', () => {
  const sheet = {
    ingredients: [],
    labour: 10_000,
    overhead: 0,
    yield: 0,
    marginPercent: 30,
    platformFeePercent: 0,
  };
  expect(computeCostSheet(sheet).price).toBeNull();
  expect(computeCostSheet({ ...sheet, yield: 1, marginPercent: 100 }).price).toBeNull();
  expect(computeIngredientCost({ name: 'x', packPrice: 10, packSize: 0, used: 1 })).toBe(0);
});

test('assumptions are whole, bounded and not negative', () => {
  expect(assumptionsSchema.safeParse(geprek).success).toBe(true);
  expect(assumptionsSchema.safeParse({ ...geprek, price: 80.5 }).success).toBe(false);
  expect(assumptionsSchema.safeParse({ ...geprek, unitCost: -1 }).success).toBe(false);
  expect(assumptionsSchema.safeParse({ ...geprek, daysPerMonth: 32 }).success).toBe(false);
  expect(assumptionsSchema.safeParse({ ...geprek, capital: Number.POSITIVE_INFINITY }).success).toBe(false);
});

test('Rupiah as text', () => {
  expect(formatRupiah(80_000).replaceAll('\u00a0', ' ')).toBe('Rp 80.000');
  expect(formatRupiahShort(-1_200_000).replaceAll('\u00a0', ' ')).toBe('-Rp 1,2 jt');
});
