import type { Reading } from './find-readings.ts';
import type { Term } from './term.ts';

const holds = ({ label, unit, of }: Term, wanted: string): boolean =>
  (unit === 'persen' && label === wanted) || of.some((part) => holds(part, wanted));

/**
 * The price by a share of the price where a profit was told as a share of nothing ('mau untung 45%') and the price by a share of the cost was
 * found: both are meant as often.
 * @param best what was found
 * @param all every reading of what is asked
 */
export function readOtherBase(best: Reading, all: readonly Reading[]): Term | null {
  if (!/^(?:sellPrice|wished)$/u.test(best.fact) || !holds(best.term, 'Untung')) return null;
  const other = all
    .filter(({ term }) => term.ids === best.term.ids && holds(term, 'Margin'))
    .toSorted((one, two) => one.doubt - two.doubt)[0];
  return other === undefined ? null : { ...other.term, label: 'Bila persennya dari harga jual' };
}
