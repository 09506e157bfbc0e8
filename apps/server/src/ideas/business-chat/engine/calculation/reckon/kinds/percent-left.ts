import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';
import { toldTerm } from './told-term.ts';

const asksLeft =
  /(?<!\p{L})(?:sisa|tinggal|bersih|nyisa|tersisa)\p{L}*[^.?!]*(?<!\p{L})(?:berapa|brp)\p{L}*[^.?!]*(?:persen|%)|(?:berapa|brp) (?:persen|%)[^.?!]*(?<!\p{L})(?:sisa|bersih|tinggal)|(?<!\p{L})(?:sisa|tinggal)\p{L}* (?:berapa|brp)/u;
const isDeduction =
  /(?<!\p{L})(?:iklan|ads|admin|komisi|afiliasi|affiliate|ongkir|diskon|potong|fee|biaya|layanan|marketplace|pajak|operasional|gaji|sewa|packing|kemasan|reseller|mdr|qris|program)/u;
const whole = 100;

/**
 * What is left in hundredths of the price of a margin of which further shares are taken: 'margin 35%, komisi 10, admin 8, sisa brp persen'; null
 * where a figure is no share, or it is not told what one is taken for.
 * @param quantities all figures
 * @param turns all messages
 */
export function readPercentLeft(quantities: readonly Quantity[], turns: readonly string[]): Term | null {
  const [first, ...rest] = quantities;
  if (first === undefined || rest.length === 0 || !turns.some((turn) => asksLeft.test(turn))) return null;
  if (first.unit !== 'persen' || !/^(?:margin|markup)$/u.test(roleOf(first).role ?? '')) return null;
  if (/(?<!\p{L})dari (?:modal|hpp|biaya)/u.test(first.clause)) return null;
  // '10' beside '35%' is a share as well.
  const isShare = ({ unit, noun, value }: Quantity): boolean =>
    unit === 'persen' || (unit === 'jumlah' && noun === null && value < whole);
  if (
    !rest.every((one) => isShare(one) && isDeduction.test(`${one.lead} ${one.isFollowed ? '' : one.after}`))
  )
    return null;
  if (rest.some(({ after }) => /^\s*(?:nya )?(?:dari|dr) (?:untung|laba|margin|sisa)/u.test(after)))
    return null;
  const terms = rest.map((one) => toldTerm(one, 'Diambil', 'persen'));
  const all = terms.length > 1 ? combine('Semua yang diambil', 'persen', 'sum', terms) : (terms[0] ?? null);
  return all === null ? null : combine('Sisa', 'persen', 'minus', [toldTerm(first, 'Margin'), all]);
}
