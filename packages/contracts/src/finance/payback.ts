import type { Assumptions } from './assumptions.ts';
import { cashFlowMonths, computeCashFlow, paybackHorizonMonths } from './cash-flow.ts';
import { asPlanned, type Conditions } from './conditions.ts';

/** First month that leaves money; null when none of the first twelve does. */
export function findFirstProfitMonth(assumptions: Assumptions): number | null {
  return computeCashFlow(assumptions, cashFlowMonths).months.find(({ profit }) => profit > 0)?.month ?? null;
}

/**
 * Month from whose end on there is as much money as before the first purchase: the capital has come back; null when not
 * within five years.
 */
export function findPaybackMonth(
  assumptions: Assumptions,
  conditions: Conditions = asPlanned,
): number | null {
  const { start, months } = computeCashFlow(assumptions, paybackHorizonMonths, conditions);
  return months.find(({ balance }) => balance >= start.capital)?.month ?? null;
}
