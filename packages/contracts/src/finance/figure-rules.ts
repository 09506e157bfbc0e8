import type { FinanceDetails } from './finance-details.ts';
import type { FigureRule } from './parse-figure.ts';

/** A unit that costs more is a house; beyond it sums of a year lose their last digits. */
const largestPrice = 1_000_000_000;
const largestMoney = 100_000_000_000;
const money = (max: number, min = 0): FigureRule => ({ min, max, isMoney: true });
const whole = (min: number, max: number): FigureRule => ({ min, max });
const percent = (max: number): FigureRule => ({ min: 0, max, decimals: 1 });

/** What may be typed into the six main fields. Without a price, a sale or a day of sales there is nothing to compute. */
export const assumptionRules = {
  price: money(largestPrice, 1),
  unitCost: money(largestPrice),
  unitsPerDay: whole(1, 10_000),
  daysPerMonth: whole(1, 31),
  fixedCostPerMonth: money(largestMoney),
  capital: money(largestMoney),
} as const satisfies Record<string, FigureRule>;

/** What may be typed into the fields of the details. */
export const detailRules: Readonly<Record<keyof FinanceDetails, FigureRule>> = {
  equipment: money(largestMoney),
  equipmentLifeMonths: whole(1, 120),
  permits: money(largestMoney),
  packagingPerUnit: money(largestPrice),
  wastePercent: percent(90),
  platformFeePercent: percent(60),
  paymentFeePercent: percent(10),
  transportPerMonth: money(largestMoney),
  ownWagePerMonth: money(largestMoney),
  monthsToFull: whole(1, 12),
  stockDays: whole(0, 30),
  customerDays: whole(0, 30),
  supplierDays: whole(0, 30),
};
