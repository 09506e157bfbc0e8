export type BreakEvenInput = { price: number; unitCost: number; fixedCost: number; targetProfit?: number };
export type BreakEven = { units: number; revenue: number };

/**
 * Units and turnover at which income covers the fixed cost (and the wished profit, if given), rounded up to whole
 * units. Null when a unit costs as much as it brings: then no number of units is enough.
 */
export function computeBreakEven(input: BreakEvenInput): BreakEven | null {
  const needed = input.fixedCost + (input.targetProfit ?? 0);
  const contribution = input.price - input.unitCost;
  if (needed > 0 && contribution <= 0) return null;
  const units = needed <= 0 ? 0 : Math.ceil(needed / contribution);
  return { units, revenue: units * input.price };
}
