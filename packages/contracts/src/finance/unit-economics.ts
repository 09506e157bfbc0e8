import type { Assumptions } from './assumptions.ts';
import { computeBreakEven } from './break-even.ts';
import { detailsOf } from './details-of.ts';
import { percentOf } from './percent-of.ts';
import { taxOfMonth } from './tax-of-month.ts';

export type UnitEconomics = {
  unitsPerMonth: number;
  revenuePerMonth: number;
  /** Material, packaging, what is left over, and fees. */
  variableCostPerMonth: number;
  /** Fixed cost, transport, the equipment's share of a month, and the owner's wage as chosen. */
  fixedCostPerMonth: number;
  depreciationPerMonth: number;
  taxPerMonth: number;
  /** Everything that one more sale costs, rounded up. */
  variableCostPerUnit: number;
  /** Price minus that: what one sale leaves for the fixed cost and the profit. */
  contributionPerUnit: number;
  /** Full cost of one unit (HPP): its own cost plus its share of the fixed cost, rounded up; null without any unit. */
  hppPerUnit: number | null;
  /** Profit per Rupiah of price after the full cost, in percent with one decimal; null without price or unit. */
  marginPercent: number | null;
  /** After everything, the owner's wage as chosen included. */
  profitPerMonth: number;
  /** Units a month that cover the fixed cost; null when no number of units can. */
  breakEvenUnits: number | null;
  breakEvenRevenue: number | null;
  /** Days of selling in a month after which the fixed cost is covered; null when there are not enough days. */
  breakEvenDays: number | null;
};

const perMille = (percent: number) => Math.round(percent * 10);

/** A month at full pace under these assumptions. Whole Rupiah; costs of a unit are rounded up, never down. */
export function computeUnitEconomics(assumptions: Assumptions): UnitEconomics {
  const { price, unitCost, unitsPerDay, daysPerMonth } = assumptions;
  const details = detailsOf(assumptions);
  const unitsPerMonth = unitsPerDay * daysPerMonth;
  const revenuePerMonth = unitsPerMonth * price;
  const made = unitCost + details.packagingPerUnit;
  const waste = perMille(details.wastePercent);
  const fees = perMille(details.platformFeePercent) + perMille(details.paymentFeePercent);
  const variableCostPerUnit = Math.ceil((made * (1_000 + waste) + price * fees) / 1_000);
  const variableCostPerMonth =
    unitsPerMonth * made +
    Math.round((unitsPerMonth * made * waste) / 1_000) +
    Math.round((revenuePerMonth * perMille(details.platformFeePercent)) / 1_000) +
    Math.round((revenuePerMonth * perMille(details.paymentFeePercent)) / 1_000);
  const depreciationPerMonth = Math.ceil(details.equipment / details.equipmentLifeMonths);
  const fixedCostPerMonth =
    assumptions.fixedCostPerMonth +
    details.transportPerMonth +
    depreciationPerMonth +
    details.ownWagePerMonth;
  const taxPerMonth = Math.round(taxOfMonth(0, revenuePerMonth * 12) / 12);
  const profitPerMonth = revenuePerMonth - variableCostPerMonth - fixedCostPerMonth - taxPerMonth;
  const breakEven = computeBreakEven({ price, unitCost: variableCostPerUnit, fixedCost: fixedCostPerMonth });
  const breakEvenDays =
    breakEven === null || unitsPerDay === 0 ? null : Math.ceil(breakEven.units / unitsPerDay);
  return {
    unitsPerMonth,
    revenuePerMonth,
    variableCostPerMonth,
    fixedCostPerMonth,
    depreciationPerMonth,
    taxPerMonth,
    variableCostPerUnit,
    contributionPerUnit: price - variableCostPerUnit,
    hppPerUnit:
      unitsPerMonth === 0 ? null : variableCostPerUnit + Math.ceil(fixedCostPerMonth / unitsPerMonth),
    marginPercent: percentOf(profitPerMonth, revenuePerMonth),
    profitPerMonth,
    breakEvenUnits: breakEven?.units ?? null,
    breakEvenRevenue: breakEven?.revenue ?? null,
    breakEvenDays: breakEvenDays !== null && breakEvenDays <= daysPerMonth ? breakEvenDays : null,
  };
}
