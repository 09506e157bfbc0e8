import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const ofTime = (one: Quantity, span: string): boolean => one.per.some(({ kind }) => kind === span);
/** Parts of a wage that are told beside it. */
const isPart =
  /(?<!\p{L})(?:tunjangan|uang makan|uang transport|gaji|upah|pokok|bayaran|honor|digaji|dibayar)(?!\p{L})/u;

/**
 * What a month is paid, with the figures that are in it: the sole sum, a wage and what is told to belong to it, or the wage of a day and the days
 * of a month; null where sums stand for something else.
 * @param quantities all figures
 */
export function readMonthlyPay(
  quantities: readonly Quantity[],
): { readonly term: Term; readonly used: readonly Quantity[] } | null {
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  const [sum, ...others] = sums;
  if (sum === undefined || sums.some((one) => ofTime(one, 'jam') || ofTime(one, 'tahun'))) return null;
  if (ofTime(sum, 'hari')) {
    const days = quantities.find(
      (one) =>
        one.unit === 'jumlah' &&
        one.noun?.kind === 'hari' &&
        (ofTime(one, 'bulan') || /\bsebulan\b/u.test(one.before)),
    );
    if (days === undefined || others.length > 0) return null;
    const term = combine('Upah sebulan', 'rupiah', 'times', [
      toldTerm(sum, 'Upah sehari'),
      toldTerm(days, 'Hari kerja'),
    ]);
    return term === null ? null : { term, used: [sum, days] };
  }
  if (others.length === 0) return { term: toldTerm(sum, 'Upah sebulan'), used: [sum] };
  if (!sums.every(({ before }) => isPart.test(before))) return null;
  const term = combine(
    'Upah sebulan',
    'rupiah',
    'sum',
    sums.map((one) => toldTerm(one, 'Upah dan tunjangan tetap')),
  );
  return term === null ? null : { term, used: sums };
}
