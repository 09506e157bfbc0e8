import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const ofTime = (one: Quantity, span: string): boolean => one.per.some(({ kind }) => kind === span);
/** Says that pay comes by the week, beside a figure or in words of its own. */
const byWeek = /(?<!\p{L})(?:mingguan|(?:se|per|tiap|setiap) ?(?:minggu|pekan))(?!\p{L})/u;
/** What is paid only for days that are worked, or not always, is no part of the wage by which the law reckons. */
const notFixed =
  /(?<!\p{L})(?:uang (?:makan|transport\p{L}*|bensin|kehadiran)|(?:tidak|tdk|ga|gak|gk|nggak|ngga|bukan|non|kurang)[ -]tetap|variabel|insentif|bonus|lembur)(?!\p{L})/u;
/** An allowance that comes with every month's pay, whatever its name. */
const isFixed = /(?<!\p{L})(?<!(?:tidak|tdk|ga|gak|gk|nggak|ngga|bukan|non|kurang)[ -])tetap(?!\p{L})/u;
/** Parts of a wage that are told beside it. */
const isPart =
  /(?<!\p{L})(?:tunjangan|uang makan|uang transport|gaji|upah|pokok|bayaran|honor|digaji|dibayar)(?!\p{L})/u;

/** The words behind a figure that are said of it, and not of the next one. */
const ownBehind = ({ after, isFollowed }: Quantity): string => (isFollowed ? '' : after);
/** Whether a sum is paid beside the wage, but not as a part of it that is fixed. */
const isLoose = (one: Quantity): boolean =>
  (notFixed.test(`${one.before} ${ownBehind(one)}`) && !isFixed.test(one.before)) ||
  (/(?<!\p{L})(?:tunjangan|uang)(?!\p{L})/u.test(one.before) && ofTime(one, 'hari'));

/**
 * What a month is paid, with the figures that are accounted for (what is paid beside it and is not fixed is no part of it): the sole sum, a wage and what is told to belong to it, or the wage of a day and the days
 * of a month; null where sums stand for something else.
 * @param quantities all figures
 */
export function readMonthlyPay(
  quantities: readonly Quantity[],
): { readonly term: Term; readonly used: readonly Quantity[] } | null {
  const all = quantities.filter(({ unit }) => unit === 'rupiah');
  const loose = all.filter(isLoose);
  const sums = all.filter((one) => !loose.includes(one));
  const [sum, ...others] = sums;
  if (sum === undefined || sums.some((one) => ofTime(one, 'jam') || ofTime(one, 'tahun'))) return null;
  if (sums.some((one) => ofTime(one, 'minggu') || byWeek.test(`${one.before} ${ownBehind(one)}`)))
    return null;
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
    return term === null ? null : { term, used: [sum, days, ...loose] };
  }
  if (others.length === 0) return { term: toldTerm(sum, 'Upah sebulan'), used: [sum, ...loose] };
  if (!sums.every(({ before }) => isPart.test(before))) return null;
  const term = combine(
    'Upah sebulan',
    'rupiah',
    'sum',
    sums.map((one) => toldTerm(one, 'Upah dan tunjangan tetap')),
  );
  return term === null ? null : { term, used: all };
}
