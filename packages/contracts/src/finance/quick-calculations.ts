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
