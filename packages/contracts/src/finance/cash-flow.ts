import type { Assumptions } from './assumptions.ts';

/** Share of the full pace that a new business sells in its first months; from the fifth on everything. */
export const rampPercents = [20, 40, 60, 80] as const;

/** The slow start in words, for whoever reads the figures. */
export const rampText = 'Empat bulan pertama dihitung 20%, 40%, 60%, dan 80% dari target';
export const cashFlowMonths = 12;
/** Payback is looked for this far ahead; beyond that no honest forecast exists. */
export const paybackHorizonMonths = 60;

export type CashFlowMonth = {
  /** 1 is the first month of selling. */
  month: number;
  units: number;
  income: number;
  variableCost: number;
  fixedCost: number;
  net: number;
  /** Sum of all months so far minus the capital. */
  balance: number;
};

function unitsInMonth(assumptions: Assumptions, month: number): number {
  const full = assumptions.unitsPerDay * assumptions.daysPerMonth;
  return Math.round((full * (rampPercents[month - 1] ?? 100)) / 100);
}

/** Cash of the first `months` months in whole Rupiah, starting from minus the capital. */
export function computeCashFlow(assumptions: Assumptions, months: number = cashFlowMonths): CashFlowMonth[] {
  let balance = -assumptions.capital;
  return Array.from({ length: months }, (_, index) => {
    const units = unitsInMonth(assumptions, index + 1);
    const income = units * assumptions.price;
    const variableCost = units * assumptions.unitCost;
    const net = income - variableCost - assumptions.fixedCostPerMonth;
    balance += net;
    return {
      month: index + 1,
      units,
      income,
      variableCost,
      fixedCost: assumptions.fixedCostPerMonth,
      net,
      balance,
    };
  });
}

/** First month whose result is above zero; null when none of the first twelve is. */
export function findFirstProfitMonth(assumptions: Assumptions): number | null {
  return computeCashFlow(assumptions).find((month) => month.net > 0)?.month ?? null;
}

/** Month in which the capital has come back, the slow start included; null when not within five years. */
export function findPaybackMonth(assumptions: Assumptions): number | null {
  const months = computeCashFlow(assumptions, paybackHorizonMonths);
  return months.find((month) => month.balance >= 0)?.month ?? null;
}
