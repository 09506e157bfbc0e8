import type { CalculationInput, CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import type { Figure } from './read-figures.ts';

const perDay = /(?:\/|\bper\s?|\bse|\btiap |\bsetiap )hari(?:nya)?\b|\bharian\b/u;

/** Whether what is sold is told of one day. */
export const isOfOneDay = ({ before, after }: Figure): boolean =>
  perDay.test(before) || perDay.test(after.slice(0, 20));

/** Says of days on which is sold: 'buka 26 hari', '25 hari kerja'. */
const tradeBefore =
  /\b(?:buka|bukanya|jualan|jualannya|dagang|operasi\w*|aktif|kerja|masuk|sebulan|sebulannya|perbulan|bulan|bln)(?: \w+)? $/u;
const tradeAfter =
  /^\s*(?:hari|hr) (?:kerja|jualan|buka|operasi\w*|aktif|dagang|efektif|(?:se|per ?|tiap )(?:bulan|bln))\b/u;
/** Days of a week are none of a month. */
const ofWeek = /\b(?:se|per ?|tiap )?(?:minggu|pekan|mgg)\w*\b/u;

/** Whether a count is of the days on which is sold. */
export const isTradeDays = ({ before, after }: Figure): boolean =>
  /^\s*(?:hari|hr)\b/u.test(after) && (tradeBefore.test(before) || tradeAfter.test(after));

/** A size or a time, not how many pieces. */
const measureAfter = /^\s*(?:ml|ltr|liter|gr?|gram|kg|cm|mm|m|hari|hr|minggu|jam|menit|bulan|bln)\b/u;

/** How long something takes; no pieces. */
const timeAfter = /^\s*(?:hari|hr|minggu|mgg|jam|menit)\b/u;
const soldWithin = /^\s*(?:hari|hr|minggu|mgg|jam)\b(?: \p{L}+)? (?:laku|terjual|kejual|h?abis)\b/u;

/** Whether what is sold is told of several days, hours or weeks together: of which time the result is then is not certain. */
export const isOfSeveralDays = ({ after }: Figure, next: Figure | undefined): boolean =>
  timeAfter.test(after) &&
  (soldWithin.test(after) || /\b(?:laku|terjual|kejual|h?abis)\s*$/u.test(next?.before ?? ''));

/** Up to this many are sold together for one price. */
const mostTogether = 5;
/** Whether a sum stands right behind a few that are sold: of one or of all is not said ('jual 3 pcs 100rb'). */
export const isOfFewOrOne = ({ before }: Figure, few: Figure | undefined): boolean =>
  few?.kind === 'count' &&
  few.value > 1 &&
  few.value <= mostTogether &&
  /\bjual\w*(?: \p{L}+){0,3}\s*$/u.test(few.before) &&
  /^\s*(?:pcs|pc|biji|buah|bh|potong|bungkus|kotak|porsi|gelas|cup)?\s*(?:rp\.?\s*)?$/u.test(before);

/** Counts who buys, not what a batch gives. */
export const isOfBuyers = (after: string): boolean =>
  /^\s*(?:pembeli|pelanggan|order(?:an)?|pesanan)\b/u.test(after);

/** What a count stands for; null where it has no place in a calculation. `kind` is the calculation of before. */
export function countOf({ before, after }: Figure, kind: CalculationKind | null): CalculationInput | null {
  if (kind === 'diskon' && measureAfter.test(after)) return null;
  if (timeAfter.test(after)) return null;
  if (/^\s*(?:orang|org|karyawan|pegawai|pekerja)\b/u.test(after) || /\brata\b/u.test(before)) return null;
  if (/\bisi(?:nya)?\s*$/u.test(before)) return 'pack';
  if (isOfBuyers(after)) return 'sold';
  return /\b(laku|terjual|kejual|kejualnya)\b|\b(?:se|per ?)hari(?:nya)? (?:\p{L}+ )?(?:h?abis|keluar)\s*$/u.test(
    before,
  )
    ? 'sold'
    : 'units';
}

const daysOfMonth = 31;
/** Whether days on which is sold are told of a month. */
export const isOfMonth = ({ before, after, value }: Figure): boolean =>
  value <= daysOfMonth && !ofWeek.test(after.slice(0, 24)) && !/\bseminggu\b/u.test(before);

const earned = String.raw`(?:untung|laba|profit|bersih|cuan|dapet|dapat)`;
/** Asks what is earned in a month, or in a day. */
export const asksMonth = new RegExp(
  `\\b${earned}\\w*[^,.?]*\\b(?:se|per ?)(?:bulan|bln)\\w*|\\b(?:se|per ?)(?:bulan|bln)(?:nya|an)? (?:\\w+ ){0,2}${earned}`,
  'u',
);
const asksWeek = new RegExp(
  `\\b${earned}\\w*[^,.?]*\\b(?:se|per ?)(?:minggu|mgg|pekan)(?:nya)?\\b|\\b(?:se|per ?)(?:minggu|mgg|pekan)(?:nya)? (?:\\w+ ){0,2}${earned}`,
  'u',
);
const askedPeriod = new RegExp(
  `\\b${earned}\\w*[^,.?]*?\\b(?:se|per ?)(hari|bulan|bln|minggu|mgg|pekan)(?:nya)?\\b`,
  'gu',
);
/** Asks the same of another time: 'kalau seminggu berapa'. */
const otherPeriod =
  /^(?:kalau|kalo|klo|kl|trus|terus|kalo gitu|berarti)? ?(?:buat |untuk )?(?:se|per ?)(hari|bulan|bln|minggu|mgg|pekan)(?:nya)?(?: jadi(?:nya)?)?(?: (?:berapa|brp|brapa))?[ ?]*$/u;
/** Of which time the profit is asked; null where of none. The one that follows the word for it goes before one that stands before it ('laku 10 sehari untung sebulan'). */
export function readAskedPeriod(lower: string): 'day' | 'week' | 'month' | null {
  const behind = [...lower.matchAll(askedPeriod)].at(-1)?.[1] ?? otherPeriod.exec(lower.trim())?.[1];
  if (behind === 'hari') return 'day';
  if (behind === 'bulan' || behind === 'bln') return 'month';
  if (behind !== undefined) return 'week';
  if (asksDay.test(lower)) return 'day';
  if (asksMonth.test(lower)) return 'month';
  return asksWeek.test(lower) ? 'week' : null;
}
/** Says that on some days nothing is sold. */
export const hasDaysOff =
  /\b(?:kecuali|libur|tutup|off)\b[^,.?]{0,12}\b(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad|weekend|akhir pekan)\b|\b(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad)\w* (?:libur|tutup|off)\b/u;
const asksDay = new RegExp(
  `\\b${earned}\\w*[^,.?]*\\b(?:se|per ?)hari(?:nya)?\\b|\\b(?:se|per ?)hari(?:nya)? (?:\\w+ ){0,2}${earned}`,
  'u',
);
