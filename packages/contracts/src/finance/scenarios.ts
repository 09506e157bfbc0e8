import type { Assumptions } from './assumptions.ts';
import { computeCashFlow, findPaybackMonth } from './cash-flow.ts';
import { computeUnitEconomics, type UnitEconomics } from './unit-economics.ts';

/** The three scenarios and what each changes, in percent of the assumption. */
export const scenarioDefinitions = [
  {
    key: 'careful',
    label: 'Hati-hati',
    unitsPercent: 70,
    unitCostPercent: 110,
    explanation: 'Terjual 30% lebih sedikit, bahan naik 10%',
  },
  {
    key: 'base',
    label: 'Sesuai asumsi',
    unitsPercent: 100,
    unitCostPercent: 100,
    explanation: 'Persis angka yang Anda isi',
  },
  {
    key: 'hopeful',
    label: 'Baik',
    unitsPercent: 120,
    unitCostPercent: 100,
    explanation: 'Terjual 20% lebih banyak',
  },
] as const;

export type ScenarioKey = (typeof scenarioDefinitions)[number]['key'];

export type Scenario = {
  key: ScenarioKey;
  label: string;
  explanation: string;
  unitsPerMonth: number;
  profitPerMonth: number;
  paybackMonth: number | null;
  balanceAfterYear: number;
};

/** Units stay whole per month, so the day's units are replaced by one "day" that holds the whole month. */
function applyScenario(
  assumptions: Assumptions,
  definition: (typeof scenarioDefinitions)[number],
): Assumptions {
  const units = assumptions.unitsPerDay * assumptions.daysPerMonth;
  return {
    ...assumptions,
    unitsPerDay: Math.round((units * definition.unitsPercent) / 100),
    daysPerMonth: 1,
    unitCost: Math.ceil((assumptions.unitCost * definition.unitCostPercent) / 100),
  };
}

/** Month's profit, payback and the balance after a year, once for each scenario. */
export function computeScenarios(assumptions: Assumptions): Scenario[] {
  return scenarioDefinitions.map((definition) => {
    const changed = applyScenario(assumptions, definition);
    const economics: UnitEconomics = computeUnitEconomics(changed);
    return {
      key: definition.key,
      label: definition.label,
      explanation: definition.explanation,
      unitsPerMonth: economics.unitsPerMonth,
      profitPerMonth: economics.profitPerMonth,
      paybackMonth: findPaybackMonth(changed),
      balanceAfterYear: computeCashFlow(changed).at(-1)?.balance ?? -changed.capital,
    };
  });
}
