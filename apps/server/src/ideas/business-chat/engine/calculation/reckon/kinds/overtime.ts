import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { writeFormula } from '../write-formula.ts';
import { readMonthlyPay } from './monthly-pay.ts';
import { ruledTerm, toldTerm } from './told-term.ts';

/** An hour of a month's pay (PP 35/2021). */
const hoursOfMonth = 173;
const ofFirst = 1.5;
const ofNext = 2;
/** So many hours a day may be worked beyond the usual ones; of more it is not certain that they are of one day. */
const mostHours = 4;
/** On a day of rest so many hours are paid doubly, whatever the week; of further ones it matters how many days it has. */
const mostOnHoliday = 7;
const onHoliday = /(?<!\p{L})(?:(?:hari |pas |tanggal )?(?:libur(?:an)?|merah)|hari minggu)(?!\p{L})/u;
/** Asks for all that is paid, not for the overtime alone. */
const ofAllPay =
  /(?<!\p{L})(?:total|semua|jumlah)\p{L}* (?:\p{L}+ )?(?:gaji|upah|terima|diterima|dapat|dapet)\p{L}*|(?<!\p{L})(?:bawa pulang|gaji(?:nya)? (?:\p{L}+ )?jadi)(?!\p{L})/u;

/** The hours of a message, with the days on which so many were worked; null where more than those are counted. */
function readHours(counts: readonly Quantity[]): { hours: Quantity; days: Quantity | undefined } | null {
  const [hours, ...moreHours] = counts.filter(({ noun }) => noun?.kind === 'jam');
  const [days, ...moreDays] = counts.filter(({ noun }) => noun?.kind === 'hari');
  const isWhole = counts.every(
    (one) =>
      one === hours ||
      one === days ||
      one.value === ofFirst ||
      one.value === ofNext ||
      one.value === hoursOfMonth,
  );
  if (hours === undefined || moreHours.length + moreDays.length > 0 || !isWhole) return null;
  return hours.per.some(({ kind }) => /^(?:minggu|bulan|tahun)$/u.test(kind)) ? null : { hours, days };
}

/** The wage of a usual hour, of which the law takes multiples; 'upah lembur 15rb sejam' is a rate of one's own. */
const ofUsualHour = /^(?!.*lembur).*(?<!\p{L})(?:gaji|upah)/u;

/** What an hour is paid: told of one, where its multiples are told as well, or a part of the month's pay. */
function readHourly(quantities: readonly Quantity[]): Term | null {
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  const [sum, ...others] = sums;
  const isByHour = sum?.per.some(({ kind }) => kind === 'jam') === true;
  const tellsMultiple = quantities.some(({ unit, value }) => unit === 'jumlah' && value === ofFirst);
  if (sum !== undefined && isByHour)
    return others.length === 0 && (tellsMultiple || ofUsualHour.test(sum.before))
      ? toldTerm(sum, 'Upah sejam')
      : null;
  const pay = readMonthlyPay(quantities);
  if (pay === null) return null;
  return combine('Upah sejam', 'rupiah', 'over', [pay.term, ruledTerm(hoursOfMonth, 'Pembagi')]);
}

/**
 * What hours beyond the usual ones are paid by the rule of the law: of a working day the first one and a half times, each further one twice; null
 * where a rate of one's own, a week or more hours than the rule certainly covers are told.
 * @param quantities all figures
 * @param turns all messages
 */
export function wrapOvertime(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  const counts = quantities.filter(({ unit }) => unit === 'jumlah');
  const read = readHours(counts.filter(({ noun }) => noun?.kind !== 'orang' || noun === null));
  const hourly = readHourly(quantities);
  if (read === null || hourly === null || quantities.some(({ unit }) => unit === 'persen')) return null;
  if (counts.some(({ noun, value }) => noun?.kind === 'orang' && value > 1)) return null;
  const { hours, days } = read;
  const text = turns.join('. ');
  const isOnHoliday = onHoliday.test(text);
  if (hours.value < 1 || hours.value > (isOnHoliday ? mostOnHoliday : mostHours)) return null;
  const told = toldTerm(hours, 'Jam lembur');
  const twice = ruledTerm(ofNext, isOnHoliday ? 'Kali upah' : 'Kali upah, jam berikutnya');
  const parts: (Term | null)[] = isOnHoliday
    ? [combine('Lembur hari libur', 'rupiah', 'times', [hourly, twice, told])]
    : [combine('Jam pertama', 'rupiah', 'times', [hourly, ruledTerm(ofFirst, 'Kali upah, jam pertama')])];
  if (!isOnHoliday && hours.value > 1) {
    const next = combine('Jam berikutnya', 'jumlah', 'minus', [told, ruledTerm(1, 'Jam pertama')]);
    parts.push(
      next === null ? null : combine('Upah jam berikutnya', 'rupiah', 'times', [hourly, twice, next]),
    );
  }
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length) return null;
  const ofDay = combine(
    days === undefined ? 'Uang lembur' : 'Uang lembur sehari',
    'rupiah',
    'sum',
    known,
    0,
    true,
  );
  const whole =
    ofDay === null || days === undefined
      ? ofDay
      : combine('Uang lembur', 'rupiah', 'times', [ofDay, toldTerm(days, 'Hari')]);
  const pay = ofAllPay.test(turns.at(-1) ?? '') ? readMonthlyPay(quantities) : null;
  const all =
    whole === null || pay === null
      ? whole
      : combine('Upah dan lembur', 'rupiah', 'sum', [pay.term, whole], 0, true);
  return all === null ? null : writeFormula([all]);
}
