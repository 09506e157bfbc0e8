import type { Assumptions } from './assumptions.ts';
import { computeCashFlow } from './cash-flow.ts';
import { type Conditions, type ScenarioKey, scenarioDefinitions } from './conditions.ts';
import { detailsOf } from './details-of.ts';
import { findLowestPoint, type LowestPoint } from './lowest-point.ts';
import { findPaybackMonth } from './payback.ts';
import { computeUnitEconomics } from './unit-economics.ts';
import { computeYearResult } from './year-result.ts';

export type Scenario = {
  key: ScenarioKey;
  label: string;
  explanation: string;
  reasons: readonly string[];
  unitsPerMonth: number;
  /** A month at full pace. */
  profitPerMonth: number;
  /** The whole first year with its slow start. */
  yearResult: number;
  losesMoney: boolean;
  paybackMonth: number | null;
  lowest: LowestPoint;
  balanceAfterYear: number;
};

const percent = (amount: number, of: number) => Math.round((amount * of) / 100);

/** The plan at full pace under conditions. Units stay whole per month, so one "day" holds the whole month. */
function atFullPace(assumptions: Assumptions, conditions: Conditions): Assumptions {
  const details = detailsOf(assumptions);
  const units = assumptions.unitsPerDay * assumptions.daysPerMonth;
  return {
    ...assumptions,
    price: percent(assumptions.price, conditions.pricePercent),
    unitCost: percent(assumptions.unitCost + details.packagingPerUnit, conditions.unitCostPercent),
    unitsPerDay: percent(units, conditions.unitsPercent),
    daysPerMonth: 1,
    fixedCostPerMonth: percent(assumptions.fixedCostPerMonth, conditions.fixedCostPercent),
    details: {
      ...details,
      packagingPerUnit: 0,
      wastePercent: (details.wastePercent * conditions.wastePercent) / 100,
    },
  };
}

/** A month, the first year, payback and the lowest point of the cash, once for each scenario. */
export function computeScenarios(assumptions: Assumptions): Scenario[] {
  return scenarioDefinitions.map(({ key, label, explanation, reasons, conditions }) => {
    const { unitsPerMonth, profitPerMonth } = computeUnitEconomics(atFullPace(assumptions, conditions));
    const flow = computeCashFlow(assumptions, undefined, conditions);
    const yearResult = computeYearResult(assumptions, conditions);
    return {
      key,
      label,
      explanation,
      reasons,
      unitsPerMonth,
      profitPerMonth,
      yearResult,
      losesMoney: yearResult < 0,
      paybackMonth: findPaybackMonth(assumptions, conditions),
      lowest: findLowestPoint(flow),
      balanceAfterYear: flow.months.at(-1)?.balance ?? flow.start.balance,
    };
  });
}
