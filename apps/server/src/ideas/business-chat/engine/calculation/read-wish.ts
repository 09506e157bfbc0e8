import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';

const asksPrice =
  /\b(?:\p{L}{0,2}jual|harga\w*)\b[^,.?]*\b(?:berapa|brp|brapa|piro)\b|\b(?:berapa|brp|brapa|piro)\b[^,.?]*\bjual\w*/u;
/**
 * The price at another margin for the cost of before: 'biar 50% jual berapa'; null where no such price is asked.
 * @param lower the question in lower case
 * @param own its figures
 * @param before the figures of the profit that was worked out before
 */
export function readWish(
  lower: string,
  own: CalculationFigures,
  { cost }: CalculationFigures,
): { kind: 'hpp'; inputs: CalculationFigures } | null {
  const target = own.target ?? own.percent;
  const isAlone = Object.keys(own).every((name) => name === 'target' || name === 'percent');
  if (cost === undefined || target === undefined || !isAlone) return null;
  if (!asksPrice.test(lower) || /\b(?:diskon|admin|fee|potong\w*|komisi)\b/u.test(lower)) return null;
  return { kind: 'hpp', inputs: { total: cost, units: 1, target } };
}
