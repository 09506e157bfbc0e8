import type { Assumptions } from './assumptions.ts';
import {
  type BusinessKind,
  freeQrisUpTo,
  kindFigures,
  qrisPercent,
  usualMonthsToFull,
} from './business-kinds.ts';
import type { FinanceDetails } from './finance-details.ts';

/** Amounts of a plan are estimates; no shop sells equipment for Rp 437.512. */
const step = 10_000;

/**
 * The details of a plan that has none yet, from our figures for its kind of business.
 * @param isPrepaid the buyers pay before anything is made: no stock, no leftovers, no waiting for money
 */
export function estimateDetails(
  { price, daysPerMonth, capital }: Assumptions,
  kind: BusinessKind,
  isPrepaid = false,
): FinanceDetails {
  const figures = kindFigures[kind];
  return {
    equipment: Math.floor((capital * figures.equipmentPercent) / 100 / step) * step,
    equipmentLifeMonths: figures.equipmentLifeMonths,
    permits: 0,
    packagingPerUnit: 0,
    wastePercent: isPrepaid ? 0 : figures.wastePercent,
    platformFeePercent: 0,
    paymentFeePercent: price > freeQrisUpTo ? qrisPercent : 0,
    transportPerMonth: daysPerMonth * figures.transportPerDay,
    ownWagePerMonth: 0,
    monthsToFull: usualMonthsToFull,
    stockDays: isPrepaid ? 0 : figures.stockDays,
    customerDays: isPrepaid ? 0 : figures.customerDays,
    supplierDays: 0,
  };
}

/** The plan's details, or our general estimate for a record from before there were any. */
export function detailsOf(assumptions: Assumptions): FinanceDetails {
  return assumptions.details ?? estimateDetails(assumptions, 'umum');
}
