import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlan, bareDetails } from '../testing/plan-cases.ts';
import { assumptionsSchema, type Assumptions } from './assumptions.ts';
import { computeBudget } from './budget.ts';
import { checkCapital, describeOwnCapital } from './capital-check.ts';
import { computeCashFlow } from './cash-flow.ts';
import { scenarioDefinitions } from './conditions.ts';
import { detailsOf } from './details-of.ts';
import { fitEquipment } from './fit-equipment.ts';
import { findLowestPoint } from './lowest-point.ts';
import { describeMustBeTrue } from './must-be-true.ts';
import { computeScenarios } from './scenarios.ts';
import { computeSensitivity, describeLostSteps } from './sensitivity.ts';
import { computeUnitEconomics } from './unit-economics.ts';
import { computeYearResult } from './year-result.ts';

const runs = { numRuns: 1_000, seed: 16 };

test('the budget equals the cash flow to the Rupiah: 1,000 plans under each scenario', () => {
  fc.assert(
    fc.property(anyPlan, fc.constantFrom(...scenarioDefinitions), (plan, { conditions }) => {
      const budget = computeBudget(plan, conditions);
      const flow = computeCashFlow(plan, undefined, conditions);
      const lowest = Math.min(flow.start.balance, ...flow.months.map(({ balance }) => balance));
      expect(budget.total).toBe(plan.capital - lowest);
      expect(budget.spare).toBe(lowest);
      expect(budget.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(budget.total);
    }),
    runs,
  );
});

test('no Rupiah appears or disappears: cash moves by what came in and what went out, and goods are paid once', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { start, months } = computeCashFlow(plan);
      let balance = start.capital - start.equipment - start.permits - start.stock;
      expect(start.balance).toBe(balance);
      for (const month of months) {
        balance +=
          month.income -
          month.purchases -
          month.fees -
          month.transport -
          month.fixedCost -
          month.tax -
          month.ownWage;
        expect(month.balance).toBe(balance);
        expect(Number.isSafeInteger(month.balance)).toBe(true);
        expect(month.ownWage).toBeLessThanOrEqual(Math.max(0, month.net));
      }
      // What was sold is what came in and what is still owed by the buyers.
      const sold = months.reduce((sum, { revenue }) => sum + revenue, 0);
      const came = months.reduce((sum, { income }) => sum + income, 0);
      const owed = Math.round(((months.at(-1)?.revenue ?? 0) * detailsOf(plan).customerDays) / 30);
      expect(came + owed).toBe(sold);
    }),
    runs,
  );
});

test('the capital alone never decides what a business leaves, and the equipment wears off exactly once', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 50_000_000 }), (plan, capital) => {
      expect(computeYearResult({ ...plan, capital })).toBe(computeYearResult(plan));
      const { equipment, equipmentLifeMonths } = detailsOf(plan);
      const { months } = computeCashFlow(plan, equipmentLifeMonths + 3);
      expect(months.reduce((sum, { depreciation }) => sum + depreciation, 0)).toBe(equipment);
    }),
    { ...runs, numRuns: 200 },
  );
});

/** Beyond the final tax of 0.5 % and the rounding of a month's leftovers and fees. */
const earnsOnEveryUnit = (plan: Assumptions) =>
  computeUnitEconomics(plan).contributionPerUnit > plan.price / 100 + 10;

test('a dearer material, a lower price or fewer sales never make a plan better that earns on every unit', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const results = new Map(computeSensitivity(plan).map((line) => [line.key, line.results]));
      const rises = (key: 'price' | 'units' | 'cost') =>
        (results.get(key) ?? []).map(({ yearResult }) => yearResult);
      expect(rises('price')).toEqual(rises('price').toSorted((a, b) => a - b));
      expect(rises('cost')).toEqual(rises('cost').toSorted((a, b) => b - a));
      if (earnsOnEveryUnit(plan)) expect(rises('units')).toEqual(rises('units').toSorted((a, b) => a - b));
    }),
    { ...runs, numRuns: 300 },
  );
});

test('a change that whole units swallow is told, and only such a one', () => {
  const of = (unitsPerDay: number, daysPerMonth: number) =>
    describeLostSteps({
      price: 100_000,
      unitCost: 40_000,
      unitsPerDay,
      daysPerMonth,
      fixedCostPerMonth: 0,
      capital: 500_000,
    });
  expect(of(1, 2)).toBe(
    'Jumlah terjual dihitung utuh: dari 2 sebulan, turun atau naik 10% atau 20% dibulatkan kembali menjadi 2, jadi hasilnya hampir atau persis sama dengan rencana.',
  );
  expect(of(1, 4)).toContain('dari 4 sebulan, turun atau naik 10% dibulatkan');
  expect(of(16, 16)).toBeNull();
  expect(of(0, 16)).toBeNull();
});

test('the careful scenario is never better than the plan where every unit earns', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      fc.pre(earnsOnEveryUnit(plan));
      const [careful, base, hopeful] = computeScenarios(plan);
      expect(careful?.yearResult ?? 0).toBeLessThanOrEqual(base?.yearResult ?? 0);
      expect(hopeful?.yearResult ?? 0).toBeGreaterThanOrEqual(base?.yearResult ?? 0);
    }),
    { ...runs, numRuns: 300 },
  );
});

const trough: Assumptions = {
  price: 13_000,
  unitCost: 8_300,
  unitsPerDay: 22,
  daysPerMonth: 24,
  fixedCostPerMonth: 650_000,
  capital: 500_000,
  details: { ...bareDetails, equipment: 400_000 },
};

test('a trough below zero is said in figures, and is no pass', () => {
  // Month 1: 106 × 4.700 − 650.000 = −151.800; 500.000 − 400.000 − 151.800.
  expect(findLowestPoint(computeCashFlow(trough))).toEqual({ month: 1, balance: -51_800 });
  const check = checkCapital(trough, 500_000);
  expect(check).toMatchObject({ verdict: 'short', needed: 551_800, month: 1 });
  expect(check.score).toBeLessThan(50);
  expect(check.sentence.replaceAll('\u00a0', ' ')).toBe(
    'kas turun sampai -Rp 51.800 di bulan ke-1; modal Rp 500.000 kurang Rp 51.800',
  );
});

test('enough as planned and too little when things go badly is tight, and enough for both is enough', () => {
  expect(checkCapital(trough, 600_000).verdict).toBe('tight');
  const rich = checkCapital(trough, 20_000_000);
  expect(rich.verdict).toBe('enough');
  expect(rich.score).toBeGreaterThanOrEqual(75);
});

test('where the person has other money than the plan uses, the sentence says whose it is', () => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
  expect(plain(checkCapital(trough, 20_000_000).sentence)).toBe(
    'dari modal Anda Rp 20.000.000 (rencana ini memakai Rp 500.000), kas paling rendah Rp 19.448.200 di bulan ke-1; itu cukup, juga bila penjualan seret',
  );
  expect(plain(describeOwnCapital(trough, 20_000_000))).toBe(
    'Modal yang Anda tulis, Rp 20.000.000, cukup, juga bila penjualan seret.',
  );
  expect(plain(describeOwnCapital(trough, 600_000))).toContain('cukup bila penjualan sesuai rencana');
  expect(plain(describeOwnCapital(trough, 510_000))).toContain('juga belum cukup');
  for (const nothingToAdd of [null, 500_000, 400_000])
    expect(describeOwnCapital(trough, nothingToAdd)).toBeNull();
  expect(describeOwnCapital({ ...trough, capital: 20_000_000 }, 30_000_000)).toBeNull();
});

test('more money never lowers the score of the capital', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 50_000_000 }), (plan, more) => {
      const poor = checkCapital(plan, plan.capital);
      const rich = checkCapital(plan, plan.capital + more);
      expect(rich.score).toBeGreaterThanOrEqual(poor.score);
      expect(poor.verdict === 'short').toBe(computeBudget(plan).spare < 0);
    }),
    { ...runs, numRuns: 300 },
  );
});

test('who has little buys less equipment, down to half; what is then missing stays said', () => {
  const fitted = fitEquipment(trough);
  expect(fitted.details?.equipment).toBe(348_200); // 400.000 − 51.800
  expect(computeBudget(fitted).spare).toBe(0);
  expect(fitEquipment({ ...trough, capital: 700_000 }).details?.equipment).toBe(400_000);
  const poor = fitEquipment({ ...trough, capital: 100_000 });
  expect(poor.details?.equipment).toBe(200_000);
  expect(checkCapital(poor, 100_000).verdict).toBe('short');
});

test('what must be true is one sentence, for a plan that can and for one that cannot', () => {
  expect(describeMustBeTrue(trough, 'porsi').replaceAll('\u00a0', ' ')).toBe(
    'Usaha ini berjalan bila terjual minimal 224 porsi sebulan seharga Rp 13.000 (11 hari jualan dengan target Anda), biaya satu porsi paling banyak Rp 8.300, dan Rp 551.800 tersedia sampai penjualan menutup biaya.',
  );
  expect(describeMustBeTrue({ ...trough, price: 8_000 }, 'porsi')).toContain('baru dapat berjalan');
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(describeMustBeTrue(plan, 'unit')).toMatch(/^[A-Z][^!?]*\.$/);
    }),
    { ...runs, numRuns: 100 },
  );
});

test('a record from before there were details is still a plan', () => {
  const { details, ...six } = trough;
  const old = assumptionsSchema.parse(six);
  expect(details).toBeDefined();
  expect(detailsOf(old)).toMatchObject({ equipment: 250_000, monthsToFull: 5, ownWagePerMonth: 0 });
  expect(computeBudget(old).total).toBe(500_000 - computeBudget(old).spare);
});
