import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';

const asksPrice =
  /\b(?:\p{L}{0,2}jual|harga\w*)\b[^,.?]*\b(?:berapa|brp|brapa|piro)\b|\b(?:berapa|brp|brapa|piro)\b[^,.?]*\bjual\w*/u;
/** What is taken off a price has calculations of its own. */
const takenOff = /\b(?:diskon|admin|fee|potong\w*|komisi)\b/u;
/** Another share than that of a wished profit: a price that rises or falls, a tax, or what resellers get. */
const otherShare =
  /\b(?:\p{L}{0,2}naik\w*|\p{L}{0,2}turun\w*|pajak|ppn|pph|inflasi|reseller\w*|dropship\w*|minta|kantin|bunga|susut)\b/u;

/**
 * The price at another margin for the cost of before: 'biar 50% jual berapa'; null where no such price is asked, 'unclear' where its share is another one.
 * @param lower the question in lower case
 * @param own its figures
 * @param before the figures of the profit that was worked out before
 */
export function readWish(
  lower: string,
  own: CalculationFigures,
  { cost }: CalculationFigures,
): { kind: 'hpp'; inputs: CalculationFigures } | 'unclear' | null {
  const target = own.target ?? own.percent;
  const isAlone = Object.keys(own).every((name) => name === 'target' || name === 'percent');
  if (cost === undefined || target === undefined || !isAlone) return null;
  if (!asksPrice.test(lower) || takenOff.test(lower)) return null;
  if (otherShare.test(lower)) return 'unclear';
  return { kind: 'hpp', inputs: { total: cost, units: 1, target } };
}
