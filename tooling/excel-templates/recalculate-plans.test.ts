import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBudget } from '../../packages/contracts/src/finance/budget.ts';
import { businessKinds } from '../../packages/contracts/src/finance/business-kinds.ts';
import { computeCashFlow } from '../../packages/contracts/src/finance/cash-flow.ts';
import { scenarioDefinitions } from '../../packages/contracts/src/finance/conditions.ts';
import { estimateDetails } from '../../packages/contracts/src/finance/details-of.ts';
import type { Assumptions } from '../../packages/contracts/src/finance/assumptions.ts';
import { computeScenarios } from '../../packages/contracts/src/finance/scenarios.ts';
import { computeSensitivity, sensitivitySteps } from '../../packages/contracts/src/finance/sensitivity.ts';
import { computeUnitEconomics } from '../../packages/contracts/src/finance/unit-economics.ts';
import { anyPlan } from '../../packages/contracts/src/testing/plan-cases.ts';
import { sampleIdea } from '../../packages/contracts/src/testing/sample-idea.ts';
import { completePlan } from '../../apps/server/src/ideas/export-idea/plan.ts';
import { renderWorkbook } from '../../apps/server/src/ideas/export-idea/render-workbook.ts';
import { cashFlowSheets } from '../../apps/server/src/ideas/export-idea/workbook/scenario-sheet.ts';
import { examples } from '../../apps/server/src/ideas/generate-business-idea/engine/compose/content.ts';
import { readWorkbook } from '../../apps/server/src/workbooks/sheets/read-workbook.ts';
import { recalculate } from './recalculate.ts';

/** Every tenth worked example, each as another kind of business, and six plans of any kind. */
const plans: (readonly [string, Assumptions])[] = [
  ...examples
    .filter((_, index) => index % 10 === 0)
    .map(({ id, numbers, capital }, index) => {
      const kind = businessKinds[index % businessKinds.length] ?? 'umum';
      const six = { ...numbers, capital: capital[1] };
      const details = { ...estimateDetails(six, kind), ownWagePerMonth: index % 2 === 0 ? 0 : 400_000 };
      return [`${id} (${kind})`, { ...six, details }] as const;
    }),
  ...fc
    .sample(anyPlan, { numRuns: 60, seed: 16 })
    // The engine writes figures from 10^11 on with an exponent, and loses their last digits.
    .filter(({ price, unitCost, unitsPerDay }) => Math.max(price, unitCost) * unitsPerDay < 50_000_000)
    .slice(0, 6)
    .map((plan, index): [string, Assumptions] => [`plan ${index + 1}`, plan]),
];

const lever = { price: 'Harga jual', units: 'Jumlah terjual', cost: 'Biaya per unit' } as const;

/** Every figure of the model, by the cell in which the workbook works it out. */
function figuresOf(plan: Assumptions): Map<string, number> {
  const figures = new Map<string, number>();
  const economics = computeUnitEconomics(plan);
  figures.set('Asumsi!B26', economics.unitsPerMonth);
  figures.set('Asumsi!B27', economics.revenuePerMonth);
  figures.set('Asumsi!B28', economics.variableCostPerUnit);
  figures.set('Asumsi!B29', economics.variableCostPerMonth);
  figures.set('Asumsi!B30', economics.depreciationPerMonth);
  figures.set('Asumsi!B31', economics.fixedCostPerMonth);
  figures.set('Asumsi!B32', economics.taxPerMonth);
  figures.set('Asumsi!B33', economics.profitPerMonth);
  figures.set('Asumsi!B34', economics.hppPerUnit ?? 0);
  figures.set('Asumsi!B36', economics.breakEvenUnits ?? 0);
  for (const { key, conditions } of scenarioDefinitions) {
    const { start, months } = computeCashFlow(plan, 12, conditions);
    const sheet = cashFlowSheets[key];
    figures.set(`${sheet}!M4`, start.stock);
    figures.set(`${sheet}!P4`, start.balance);
    for (const month of months) {
      const row = month.month + 4;
      const cells = {
        C: month.units,
        D: month.revenue,
        E: month.goods,
        F: month.fees,
        I: month.tax,
        J: month.depreciation,
        K: month.profit,
        L: month.income,
        M: month.purchases,
        N: month.net,
        O: month.ownWage,
        P: month.balance,
      };
      for (const [column, value] of Object.entries(cells)) figures.set(`${sheet}!${column}${row}`, value);
    }
  }
  computeScenarios(plan).forEach(({ yearResult, lowest, balanceAfterYear, profitPerMonth }, index) => {
    const column = ['B', 'C', 'D'][index] ?? '';
    figures.set(`Skenario!${column}15`, yearResult);
    figures.set(`Skenario!${column}16`, lowest.balance);
    figures.set(`Skenario!${column}17`, balanceAfterYear);
    figures.set(`Skenario!${column}18`, plan.capital - lowest.balance);
    figures.set(`Skenario!${column}19`, profitPerMonth);
  });
  const budget = computeBudget(plan);
  figures.set('RAB!B3', budget.lowest.balance);
  figures.set('RAB!B4', budget.lowest.month);
  figures.set('RAB!B16', budget.total);
  figures.set('RAB!B18', budget.spare);
  const rows = Object.values(lever);
  for (const { key, results } of computeSensitivity(plan))
    results.forEach(({ yearResult }, index) =>
      figures.set(
        `Sensitivitas!C${4 + rows.indexOf(lever[key]) * sensitivitySteps.length + index}`,
        yearResult,
      ),
    );
  return figures;
}

test('there are twenty plans to work out anew', () => {
  expect(plans.length).toBeGreaterThanOrEqual(20);
});

test.each(plans)('%s: a spreadsheet works out every figure to the Rupiah', async (_, assumptions) => {
  const plan = completePlan(
    { title: 'Uji', result: { ...sampleIdea, assumptions }, canvas: null, plan: null },
    '',
    '',
  );
  const { valueAt, errors } = recalculate(await readWorkbook(await renderWorkbook(plan)));
  expect(errors).toEqual([]);
  const figures = figuresOf(assumptions);
  expect(figures.size).toBeGreaterThan(400);
  const different = [...figures].filter(([place, figure]) => Number(valueAt(place)) !== figure);
  expect(different.map(([place, figure]) => `${place}: ${figure}, recalculated ${valueAt(place)}`)).toEqual(
    [],
  );
  expect(valueAt('RAB!B19')).toBe('Ya, sampai rupiah');
});
