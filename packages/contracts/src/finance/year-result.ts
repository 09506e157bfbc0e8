import type { Assumptions } from './assumptions.ts';
import { computeCashFlow } from './cash-flow.ts';
import { asPlanned, type Conditions } from './conditions.ts';
import { detailsOf } from './details-of.ts';

/**
 * What the first year leaves after all costs, the slow start, the wear of the equipment, permits and the owner's wage as
 * chosen, in whole Rupiah; below zero it is a loss.
 */
export function computeYearResult(assumptions: Assumptions, conditions: Conditions = asPlanned): number {
  const { permits, ownWagePerMonth } = detailsOf(assumptions);
  const { months } = computeCashFlow(assumptions, undefined, conditions);
  return months.reduce((total, { profit }) => total + profit - ownWagePerMonth, -permits);
}
