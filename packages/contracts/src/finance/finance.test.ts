import { expect, test } from 'vitest';
import { assumptionsSchema, type Assumptions } from './assumptions.ts';
import { computeBreakEven } from './break-even.ts';
import { bareDetails } from '../testing/plan-cases.ts';
import { computeCashFlow } from './cash-flow.ts';
import { computeCostSheet, computeIngredientCost } from './cost-sheet.ts';
import { findFirstProfitMonth, findPaybackMonth } from './payback.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { formatRupiahShort } from './rupiah.ts';
import { describeScenarioReasons } from './conditions.ts';
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
  details: { ...bareDetails, equipment: 3_000_000, equipmentLifeMonths: 30 },
};

test('a month at full pace', () => {
  expect(computeUnitEconomics(geprek)).toEqual({
    unitsPerMonth: 600,
    revenuePerMonth: 7_800_000, // 600 × 13.000
    variableCostPerMonth: 4_800_000, // 600 × 8.000
    fixedCostPerMonth: 800_000, // 700.000 + 3.000.000 / 30
    depreciationPerMonth: 100_000,
    taxPerMonth: 0,
    variableCostPerUnit: 8_000,
    contributionPerUnit: 5_000,
    hppPerUnit: 9_334, // 8.000 + 800.000 / 600 = 9.333,3
    marginPercent: 28.2, // 2.200.000 / 7.800.000
    profitPerMonth: 2_200_000,
    breakEvenUnits: 160, // 800.000 / 5.000
    breakEvenRevenue: 2_080_000, // 160 × 13.000
    breakEvenDays: 7, // 160 / 25 = 6,4
  });
});

test('leftovers, packaging, fees, transport and the own wage all count', () => {
  const details = {
    ...geprek.details,
    equipment: 0,
    packagingPerUnit: 500,
    wastePercent: 4,
    platformFeePercent: 5,
    paymentFeePercent: 0.3,
    transportPerMonth: 72_000,
    ownWagePerMonth: 600_000,
  };
  const economics = computeUnitEconomics({ ...geprek, details: { ...bareDetails, ...details } });
  expect(economics.variableCostPerUnit).toBe(9_529); // 8.500 × 1,04 = 8.840; 13.000 × 5,3 % = 689
  expect(economics.variableCostPerMonth).toBe(5_717_400); // 5.100.000 + 204.000 + 390.000 + 23.400
  expect(economics.fixedCostPerMonth).toBe(1_372_000);
  expect(economics.profitPerMonth).toBe(710_600);
});

test('without a sale there is no HPP, no margin, and a loss of the fixed cost', () => {
  const economics = computeUnitEconomics({ ...geprek, unitsPerDay: 0 });
  expect(economics.hppPerUnit).toBeNull();
  expect(economics.marginPercent).toBeNull();
  expect(economics.profitPerMonth).toBe(-800_000);
  expect(economics.breakEvenDays).toBeNull();
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
  const { start, months } = computeCashFlow(geprek);
  expect(start).toEqual({ capital: 3_000_000, equipment: 3_000_000, permits: 0, stock: 0, balance: 0 });
  expect(months).toHaveLength(12);
  // 20 %: 120 units × 5.000 − 700.000 = −100.000; 40 %: 500.000; 60 %: 1.100.000; 80 %: 1.700.000; then 2.300.000.
  expect(months.map((month) => month.net)).toEqual([
    -100_000, 500_000, 1_100_000, 1_700_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000, 2_300_000,
    2_300_000, 2_300_000,
  ]);
  expect(months.map((month) => month.balance).slice(0, 4)).toEqual([-100_000, 400_000, 1_500_000, 3_200_000]);
  expect(months.at(-1)?.balance).toBe(21_600_000); // 3.200.000 + 8 × 2.300.000
  expect(months[0]).toEqual({
    month: 1,
    units: 120,
    revenue: 1_560_000,
    goods: 960_000,
    fees: 0,
    transport: 0,
    fixedCost: 700_000,
    tax: 0,
    depreciation: 100_000,
    profit: -200_000,
    income: 1_560_000,
    purchases: 960_000,
    net: -100_000,
    ownWage: 0,
    balance: -100_000,
  });
});

test('stock is bought before it is sold, buyers pay later, suppliers wait', () => {
  const details = { ...bareDetails, stockDays: 15, customerDays: 15, supplierDays: 6 };
  const { start, months } = computeCashFlow({ ...geprek, details });
  // Goods 960.000, 1.920.000, 2.880.000: half of the next month lies ready. First order 480.000, a fifth of it on credit.
  expect(start.stock).toBe(384_000);
  // Orders of month 1: 960.000 + 960.000 − 480.000 = 1.440.000, of which 288.000 later; 96.000 from before.
  expect(months[0]?.purchases).toBe(1_248_000);
  expect(months[0]?.income).toBe(780_000);
  expect(months[1]?.income).toBe(2_340_000); // 3.120.000 / 2 + 780.000
});

test('the own wage is taken from what a month leaves, never from the capital', () => {
  const details = { ...bareDetails, ownWagePerMonth: 800_000 };
  const { months } = computeCashFlow({ ...geprek, details });
  expect(months.map(({ ownWage }) => ownWage).slice(0, 4)).toEqual([0, 500_000, 800_000, 800_000]);
});

test('the final tax begins where the turnover of a year passes 500 million', () => {
  const { months } = computeCashFlow({
    ...geprek,
    price: 130_000,
    details: { ...bareDetails, monthsToFull: 1 },
  });
  // 78 million a month: month 7 reaches 546 million.
  expect(months.map(({ tax }) => tax).slice(5, 8)).toEqual([0, 230_000, 390_000]);
});

test('payback is when there is as much money as before the first purchase', () => {
  expect(findPaybackMonth(geprek)).toBe(4);
  expect(findFirstProfitMonth(geprek)).toBe(2);
  // 150 units: 20 % = 30 → −550.000, then −400.000, −250.000, −100.000 (1.300.000 in all), then +50.000 a month.
  const slow = { ...geprek, unitsPerDay: 5, daysPerMonth: 30, details: bareDetails };
  expect(findFirstProfitMonth(slow)).toBe(5);
  expect(findPaybackMonth(slow)).toBe(30); // 1.300.000 / 50.000 = 26 months after the fourth
  const dear = { ...slow, details: { ...bareDetails, equipment: 3_000_000 } };
  expect(findPaybackMonth(dear)).toBeNull(); // 4.300.000 / 50.000 = 86 months after the fourth
  expect(findFirstProfitMonth({ ...geprek, unitsPerDay: 1 })).toBeNull();
});

test('three scenarios, of which the careful one loses', () => {
  const [careful, base, hopeful] = computeScenarios(geprek);
  // 300 × (12.350 − 9.200) − 770.000 − 100.000
  expect(careful).toMatchObject({
    key: 'careful',
    unitsPerMonth: 300,
    profitPerMonth: 75_000,
    losesMoney: true,
  });
  // Paces 20 20 40 40 60 60·½ 80·½ 80 100 …: 60, 60, 120, 120, 180, 90, 120, 240, 4 × 300 = 2.190 × 3.150
  // = 6.898.500 − 12 × 870.000
  expect(careful?.yearResult).toBe(-3_541_500);
  expect(base).toMatchObject({
    key: 'base',
    unitsPerMonth: 600,
    profitPerMonth: 2_200_000,
    losesMoney: false,
  });
  expect(base?.balanceAfterYear).toBe(21_600_000);
  expect(base?.paybackMonth).toBe(4);
  expect(base?.lowest).toEqual({ month: 1, balance: -100_000 });
  expect(hopeful).toMatchObject({ key: 'hopeful', unitsPerMonth: 720, profitPerMonth: 2_800_000 });
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

test('the reason of a scenario is one sentence with one colon, the scenario named before it', () => {
  const reasons = describeScenarioReasons();
  expect(reasons[0]).toMatch(/^Hati-hati, terjual separuh: /);
  for (const reason of reasons) expect(reason.match(/: /g)).toHaveLength(1);
});
