import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const money =
  /^(?:dolar|dollar|usd|ringgit|rm|sgd|euro|eur|yuan|rmb|cny|yen|jpy|won|krw|riyal|real|baht)(?:nya)?$/u;
const rate =
  /(?<!\p{L})(?:kurs|rate|nilai tukar|1 (?:dolar|dollar|usd|ringgit|euro|yuan|yen))\p{L}*(?: \p{L}+){0,3}\s*(?:=|rp\.?)?\s*$/u;

/** Whether a sum in another money is told. */
export const tellsOtherMoney = (quantities: readonly Quantity[]): boolean =>
  quantities.some(({ noun }) => money.test(noun?.word ?? ''));

/** A sum in another money at the rate that was told; null where anything else is told. */
export function readExchange(quantities: readonly Quantity[]): Term | null {
  const [sum, ...sums] = quantities.filter(({ noun }) => money.test(noun?.word ?? ''));
  const [of, ...others] = quantities.filter(({ unit, before }) => unit === 'rupiah' && rate.test(before));
  if (sum === undefined || of === undefined || sums.length + others.length > 0 || quantities.length > 2)
    return null;
  return combine('Jadi', 'rupiah', 'times', [toldTerm(sum, 'Jumlah', 'jumlah'), toldTerm(of, 'Kurs')]);
}
