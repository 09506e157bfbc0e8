import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { eachAfter, eachBefore } from '../kinds/order-calculations.ts';
import type { Figure } from '../read/read-figures.ts';

const noPieces = /^\s*(?:hari|hr|jam|minggu|bulan|orang|org|x|kali|%)\b/u;
/** Words between how many and their price. */
const between = /^\s*(?:\p{L}+\s*){0,3}(?:@|seharga|harga(?:nya)?|masing\S*)?\s*(?:@\s*)?(?:rp\.?)?\s*$/u;
const names = [
  ['price', 'units'],
  ['price2', 'units2'],
  ['price3', 'units3'],
] as const;

/** Number and price of each thing that is bought or sold, at least one of which is said to be of one piece; null where a figure is of something else. */
export function readLines(figures: readonly Figure[]): readonly { price: number; units: number }[] | null {
  const lines: { price: number; units: number }[] = [];
  let isOfOne = false;
  for (let at = 0; at < figures.length; at += 2) {
    const [count, sum] = figures.slice(at, at + 2);
    if (count?.kind !== 'count' || sum?.kind !== 'money') return null;
    if (noPieces.test(count.after) || !between.test(sum.before)) return null;
    isOfOne ||= eachBefore.test(sum.before) || eachAfter.test(sum.after);
    lines.push({ price: sum.value, units: count.value });
  }
  return isOfOne && lines.length <= names.length ? lines : null;
}

/** The figures of several things that are paid together. */
export const purchasesOf = (lines: readonly { price: number; units: number }[]): CalculationFigures =>
  Object.fromEntries(
    lines.flatMap((line, place) => {
      const [price, units] = names[place] ?? names[2];
      return [
        [price, line.price],
        [units, line.units],
      ];
    }),
  );

/** What several things come to that are told with their number and price. */
export function readPurchases(figures: readonly Figure[]): CalculationFigures | null {
  const lines = readLines(figures);
  return lines === null || lines.length < 2 ? null : purchasesOf(lines);
}
