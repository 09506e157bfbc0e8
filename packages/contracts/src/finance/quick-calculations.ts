import { percentOf } from './percent-of.ts';

/** Cost of one unit, rounded up to whole Rupiah; null without a unit. */
export function computeCostPerUnit(total: number, units: number): number | null {
  return units <= 0 ? null : Math.ceil(total / units);
}

/** Price of which `marginPercent` remain after the cost, rounded up; null from 100 % on. */
export function priceAtMargin(cost: number, marginPercent: number): number | null {
  return marginPercent >= 100 ? null : Math.ceil((cost * 100) / (100 - marginPercent));
}

/** What is left of a price when a marketplace takes a percentage and a fixed fee, in whole Rupiah. */
export function netOfFee(price: number, feePercent: number, fixedFee = 0): number {
  return Math.round(price - (price * feePercent) / 100 - fixedFee);
}

/** Price at which `net` is left after a percentage and a fixed fee, rounded up; null from 100 % on. */
export function priceForNet(net: number, feePercent: number, fixedFee = 0): number | null {
  return feePercent >= 100 ? null : Math.ceil(((net + fixedFee) * 100) / (100 - feePercent));
}

/** Price after a discount in percent, in whole Rupiah. */
export const discounted = (price: number, percent: number): number => Math.round(price * (1 - percent / 100));

/** Turnover of a year that is free of the final tax for a person (PP 55/2022, article 60). */
export const taxFreeTurnover = 500_000_000;
/** Largest turnover of a year to which the final tax applies (PP 55/2022). */
export const largestFinalTaxTurnover = 4_800_000_000;
export const finalTaxPercent = 0.5;

/**
 * Final tax of a year on the turnover in whole Rupiah; null above the largest turnover. `isPerson` is false for CV and PT.
 * @param free what is free of it for a person, and `percent` its rate, where others hold than those of PP 55/2022
 */
export function computeFinalTax(
  turnover: number,
  isPerson: boolean,
  free: number = taxFreeTurnover,
  percent: number = finalTaxPercent,
): number | null {
  if (turnover > largestFinalTaxTurnover) return null;
  const taxed = Math.max(0, turnover - (isPerson ? free : 0));
  return Math.round((taxed * percent) / 100);
}

/** Monthly instalment of a loan at an effective rate a year (annuity), rounded up; null without a month. */
export function computeInstalment(principal: number, percentPerYear: number, months: number): number | null {
  if (months <= 0) return null;
  const rate = percentPerYear / 1_200;
  if (rate === 0) return Math.ceil(principal / months);
  return Math.ceil((principal * rate) / (1 - (1 + rate) ** -months));
}

/** Parts of a profit in the proportion of the shares, after a reserve in percent; whole Rupiah, rounded. */
export function splitProfit(profit: number, shares: readonly number[], reservePercent = 0): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const divided = profit * (1 - reservePercent / 100);
  return whole <= 0 ? [] : shares.map((share) => Math.round((divided * share) / whole));
}

/** Months until the profit has brought the capital back, with one decimal; null without profit. */
export function computePayback(capital: number, profitPerMonth: number): number | null {
  return profitPerMonth <= 0 ? null : Math.ceil((capital / profitPerMonth) * 10) / 10;
}

/** Profit of one unit and its share of price (margin) and cost (markup) in percent with one decimal. */
export function computeMargin(
  cost: number,
  price: number,
): { profit: number; margin: number | null; markup: number | null } {
  const profit = price - cost;
  return { profit, margin: percentOf(profit, price), markup: percentOf(profit, cost) };
}
