import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const absent =
  /(?<!\p{L})(?:bolos|absen|i[zj]in|sakit|alpa|alpha|mangkir|(?:ga|gak|gk|nggak|ngga|tidak|tdk|ndak|ora) (?:masuk|mlebu|kerja))(?: \p{L}+)?\s*$/u;
const present =
  /(?<!\p{L})(?:masuk|kerja|hadir|bekerja|mlebu)(?:nya)?(?: (?:cuma|cuman|cm|baru|hanya|doang|selama))*\s*$/u;
const asksCut = /(?<!\p{L})(?:(?:di|ke)?potong\p{L}*|dikurang\p{L}*)(?!\p{L})/u;

/** The days of a whole month: '26 hari kerja', 'dari 30 hari'. */
const isOfMonth = ({ before, after, per }: Quantity): boolean =>
  /^\s*hari (?:kerja|masuk)/u.test(after) ||
  /(?<!\p{L})dari\s*$/u.test(before) ||
  per.some(({ kind }) => kind === 'bulan');

/**
 * What of a month's pay is due for the days that were worked, or is taken off for those that were not, by the days of a whole month; null where one of
 * these or anything else is told.
 * @param quantities all figures
 * @param turns all messages
 */
export function readPartMonth(quantities: readonly Quantity[], turns: readonly string[]): Term | null {
  const [sum, days, more, ...others] = [
    ...quantities.filter(({ unit }) => unit === 'rupiah'),
    ...quantities.filter(({ noun }) => noun?.kind === 'hari'),
  ];
  if (sum?.unit !== 'rupiah' || days?.noun?.kind !== 'hari' || more?.noun?.kind !== 'hari') return null;
  if (others.length > 0 || quantities.length > 3 || sum.per.some(({ kind }) => kind === 'hari')) return null;
  const [whole, part] = isOfMonth(days) && !isOfMonth(more) ? [days, more] : [more, days];
  if (!isOfMonth(whole) || isOfMonth(part) || part.value > whole.value) return null;
  const isAbsent = absent.test(part.before);
  if (!isAbsent && !present.test(part.before)) return null;
  const each = combine('Upah sehari', 'rupiah', 'over', [
    toldTerm(sum, 'Upah sebulan'),
    toldTerm(whole, 'Hari kerja sebulan'),
  ]);
  if (each === null) return null;
  const due = combine(isAbsent ? 'Potongan' : 'Upah yang diterima', 'rupiah', 'times', [
    each,
    toldTerm(part, isAbsent ? 'Hari tidak masuk' : 'Hari masuk'),
  ]);
  if (due === null || !isAbsent || asksCut.test(turns.at(-1) ?? '')) return due;
  return combine('Upah yang diterima', 'rupiah', 'minus', [toldTerm(sum, 'Upah sebulan'), due], 0, true);
}
