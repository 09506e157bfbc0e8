import type { Assumptions } from './assumptions.ts';
import { computeBreakEven } from './break-even.ts';

export type UnitEconomics = {
  unitsPerMonth: number;
  revenuePerMonth: number;
  variableCostPerMonth: number;
  /** Price minus unit cost: what one sale leaves for the fixed cost and the profit. */
  contributionPerUnit: number;
  /** Full cost of one unit (HPP): unit cost plus its share of the fixed cost, rounded up; null without any unit. */
  hppPerUnit: number | null;
  /** Profit per Rupiah of price after the full cost, in percent with one decimal; null without price or unit. */
  marginPercent: number | null;
  profitPerMonth: number;
  /** Units a month that cover the fixed cost; null when no number of units can. */
  breakEvenUnits: number | null;
  breakEvenRevenue: number | null;
};

/** Percentage of `part` in `whole` with one decimal; null when there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** A month at full pace under these assumptions. Whole Rupiah; costs are rounded up, never down. */
export function computeUnitEconomics(assumptions: Assumptions): UnitEconomics {
  const { price, unitCost, unitsPerDay, daysPerMonth, fixedCostPerMonth } = assumptions;
  const unitsPerMonth = unitsPerDay * daysPerMonth;
  const revenuePerMonth = unitsPerMonth * price;
  const variableCostPerMonth = unitsPerMonth * unitCost;
  const profitPerMonth = revenuePerMonth - variableCostPerMonth - fixedCostPerMonth;
  const breakEven = computeBreakEven({ price, unitCost, fixedCost: fixedCostPerMonth });
  return {
    unitsPerMonth,
    revenuePerMonth,
    variableCostPerMonth,
    contributionPerUnit: price - unitCost,
    hppPerUnit: unitsPerMonth === 0 ? null : unitCost + Math.ceil(fixedCostPerMonth / unitsPerMonth),
    marginPercent: percentOf(profitPerMonth, revenuePerMonth),
    profitPerMonth,
    breakEvenUnits: breakEven?.units ?? null,
    breakEvenRevenue: breakEven?.revenue ?? null,
  };
}
