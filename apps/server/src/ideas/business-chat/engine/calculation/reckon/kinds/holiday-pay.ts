import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { combine } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { writeFormula } from '../write-formula.ts';
import { readMonthlyPay } from './monthly-pay.ts';
import { ruledTerm, toldTerm } from './told-term.ts';

const monthsOfYear = 12;
/** So long someone has worked, said without a number. */
const inWords: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:setengah|separuh|stengah) (?:tahun|taun|thn)(?!\p{L})/u, 6],
  [
    /(?<!(?:gaji|upah|rupiah|rb|jt|juta|ribu) )(?<!\p{L})(?:setahun|setaun|satu tahun|lebih dari setahun)(?!\p{L})/u,
    monthsOfYear,
  ],
];
/** A sum that is itself the payment of the feast. */
const isToldItself = ({ unit, before }: Quantity): boolean =>
  unit === 'rupiah' &&
  /(?<!\p{L})thr(?:nya)?(?: (?:udah|sudah|cuma|dikasih|dibayar|sebesar))*\s*(?:rp\.?)?\s*$/u.test(before);

/**
 * The payment of a feast by the months that someone has worked: a month's pay from twelve months on, before that a twelfth of it for each (PP 36/2021,
 * Permenaker 6/2016); null where less than a month or something else is told.
 * @param quantities all figures
 * @param turns all messages
 */
export function wrapHolidayPay(
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null {
  if (quantities.some(isToldItself) || quantities.some(({ unit }) => unit === 'persen')) return null;
  const pay = readMonthlyPay(quantities);
  if (pay === null) return null;
  const rest = quantities.filter((one) => !pay.used.includes(one));
  const worked = rest.filter(({ noun }) => noun?.kind === 'bulan' || noun?.kind === 'tahun');
  // 'plus thr 1 bulan gaji': how much it is, not for how long someone has worked.
  const isAmount = ({ value, before, after, isFollowed }: Quantity): boolean =>
    /\bthr(?:nya)?\s*$/u.test(before) ||
    (value === 1 && !isFollowed && /^\s*(?:bulan )?(?:gaji|upah)/u.test(after));
  // Of one of several: what the others are due is not told.
  const isOfSome = ({ before, clause }: Quantity): boolean =>
    /(?<!\p{L})(?:yg|yang|salah) satu(?:nya)?(?!\p{L})|(?<!\p{L})satunya(?!\p{L})/u.test(
      `${before} ${clause}`,
    );
  if (worked.some((one) => isAmount(one) || isOfSome(one))) return null;
  const persons = rest.filter(({ noun, value }) => noun?.kind === 'orang' && value > 1);
  const [time, ...times] = worked;
  if (
    times.length > 0 ||
    persons.length > 1 ||
    rest.some((one) => !worked.includes(one) && one.noun?.kind !== 'orang')
  )
    return null;
  const said = inWords.find(([pattern]) => pattern.test(turns.join('. ')))?.[1];
  const months =
    time === undefined ? said : time.noun?.kind === 'tahun' ? time.value * monthsOfYear : time.value;
  if (months === undefined || months < 1) return null;
  const told =
    time === undefined
      ? ruledTerm(months, 'Masa kerja', 'bulan')
      : { ...toldTerm(time, 'Masa kerja', 'bulan'), value: months };
  const year = ruledTerm(monthsOfYear, 'Masa kerja penuh', 'bulan');
  const counted = combine('Masa kerja yang dihitung', 'bulan', 'least', [told, year]);
  const share =
    counted === null ? null : combine('Upah x masa kerja', 'rupiah', 'times', [pay.term, counted]);
  const sole = share === null ? null : combine('THR', 'rupiah', 'over', [share, year]);
  const [many] = persons;
  const whole =
    sole === null || many === undefined
      ? sole
      : combine('THR semuanya', 'rupiah', 'times', [
          { ...sole, label: 'THR tiap orang' },
          toldTerm(many, 'Orang'),
        ]);
  return whole === null ? null : writeFormula([whole]);
}
