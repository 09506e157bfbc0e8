import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { usualRate } from '../../../local/desk-rates.ts';
import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';

/** A loan of one year. */
const yearLong = /\bsetahun\b/u;

/**
 * A loan with its time and rate, as the calculation of instalments knows it; null where a figure has no place in it.
 * @param text all messages in lower case
 */
export function wrapLoan(quantities: readonly Quantity[], text: string): Calculation | null {
  // What is paid at once is not borrowed: 'oven 3,6jt dp 600rb dicicil 12 bulan'.
  const isPaid = (one: Quantity): boolean => one.unit !== 'jumlah' && roleOf(one).role === 'deposit';
  const [paid, ...paidMore] = quantities.filter(isPaid);
  const sums = quantities.filter((one) => one.unit === 'rupiah' && !isPaid(one));
  const rates = quantities.filter((one) => one.unit === 'persen' && !isPaid(one));
  const times = quantities.filter(({ noun }) => /^(?:bulan|tahun|kali)$/u.test(noun?.kind ?? ''));
  const [sum, ...sumsMore] = sums;
  const [rate, ...ratesMore] = rates;
  const [time, ...timesMore] = times;
  const isOfYear =
    time === undefined && yearLong.test(text.replace(/(?:%|persen) (?:flat |efektif )?setahun/gu, ' '));
  if (
    sum === undefined ||
    (time === undefined && !isOfYear) ||
    sumsMore.length + ratesMore.length + timesMore.length + paidMore.length > 0
  )
    return null;
  if (quantities.filter((one) => !isPaid(one)).length > sums.length + rates.length + times.length)
    return null;
  // A declining balance is told month by month, which no even instalment is.
  if (/\bpokok tetap\b|\bmenurun\b|\bsisa pokok\b/u.test(text)) return null;
  const isPurchase =
    !/\b(?:kur|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*|kredit|bank|koperasi|utang|bunga|flat|plafon)/u.test(
      text,
    );
  const isFree = /\b(?:tanpa bunga|bunga nol|bunga 0|gak ada bunga|ga ada bunga|nol persen)\b/u.test(text);
  if (rate === undefined && isPurchase && !isFree) return null;
  const months = time === undefined ? 12 : time.noun?.kind === 'tahun' ? time.value * 12 : time.value;
  const atOnce =
    paid === undefined ? 0 : paid.unit === 'persen' ? (sum.value * paid.value) / 100 : paid.value;
  if (atOnce >= sum.value) return null;
  const principal = sum.value - atOnce;
  const isMonthly =
    /^\s*(?:flat )?(?:(?:per|\/|tiap) ?(?:bulan|bln)|se ?(?:bulan|bln))/u.test(rate?.after ?? '') ||
    /\bbunga\p{L}* (?:per ?|se)(?:bulan|bln)(?:nya)?\s*$/u.test(rate?.before ?? '');
  if (rate === undefined) {
    if (isFree)
      return {
        kind: 'cicilan',
        inputs: { principal, months, rate: 0 },
      };
    if (/\bflat\b/u.test(text)) return null;
    return { kind: 'cicilan', inputs: { principal, months, rate: usualRate() } };
  }
  const isYearly = rate.per.some(({ kind }) => kind === 'tahun');
  if (/\bflat\b/u.test(text))
    return {
      kind: 'cicilan',
      inputs: { principal, months, flatRate: isYearly ? rate.value / 12 : rate.value },
    };
  if (rate.value === 0) return { kind: 'cicilan', inputs: { principal, months, rate: 0 } };
  return { kind: 'cicilan', inputs: { principal, months, rate: isMonthly ? rate.value * 12 : rate.value } };
}
