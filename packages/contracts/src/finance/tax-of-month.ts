import { finalTaxPercent, taxFreeTurnover } from './quick-calculations.ts';

/**
 * Final tax of one month's turnover (PP 55/2022): nothing up to Rp 500 million a year, 0.5 % of what goes beyond.
 * @param before turnover of the year up to this month
 */
export function taxOfMonth(before: number, revenue: number): number {
  const taxed = Math.max(0, before + revenue - taxFreeTurnover) - Math.max(0, before - taxFreeTurnover);
  return Math.round((taxed * finalTaxPercent) / 100);
}
