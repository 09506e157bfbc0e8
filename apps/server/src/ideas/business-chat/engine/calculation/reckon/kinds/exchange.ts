import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const names =
  '(?:dolar|dollar|usd|ringgit|rm|sgd|euro|eur|yuan|rmb|cny|yen|jpy|won|krw|riyal|real|baht)(?:nya)?';
const money = new RegExp(`^${names}$`, 'u');
const behind = new RegExp(`^\\s*(${names})(?!\\p{L})`, 'u');
const ahead = new RegExp(`(?<!\\p{L})(${names}|us\\$|\\$)\\s*$`, 'u');
const rate =
  /(?<!\p{L})(?:kurs|rate|nilai tukar|1 (?:dolar|dollar|usd|ringgit|euro|yuan|yen))\p{L}*(?: \p{L}+){0,3}\s*(?:=|rp\.?)?\s*$/u;
/** Takes a share off. */
const takesOff =
  /(?<!\p{L})(?:\p{L}{0,2}potong\p{L}*|fee|admin\p{L}*|\p{L}{0,2}diskon|komisi|biaya|kena)(?: \p{L}+){0,2}\s*$/u;

const asksRupiah = /(?<!\p{L})(?:rupiah|idr|rp)(?!\p{L})/u;

/** The other money in which a figure is told; null of Rupiah and of what is no sum. */
function moneyOf({ noun, before, after, unit }: Quantity): string | null {
  if (unit === 'persen' || rate.test(before)) return null;
  const word = money.test(noun?.word ?? '')
    ? noun?.word
    : (behind.exec(after)?.[1] ?? ahead.exec(before)?.[1]);
  return word?.replace(/nya$/u, '') ?? null;
}

const each = /(?<!\p{L})(?:masing|tiap|setiap|per|x|kali)(?!\p{L})|@/u;
/** Whether a sum is told of one of several pieces. */
const isOfEach = (sum: Quantity, pieces: Quantity): boolean =>
  sum.per.some(({ kind }) => kind === 'unit') ||
  pieces.per.some(({ kind }) => kind === 'unit') ||
  [sum.before, sum.after, pieces.before, pieces.after].some((words) => each.test(words));

/** Whether a sum in another money is told. */
export const tellsOtherMoney = (quantities: readonly Quantity[]): boolean =>
  quantities.some((one) => moneyOf(one) !== null);

/**
 * A sum in another money, for so many pieces, without a share that is taken off, at the rate that was told; without a rate it stays in that money.
 * Null where anything else is told.
 * @param quantities all figures
 * @param turns all messages
 */
export function readExchange(quantities: readonly Quantity[], turns: readonly string[]): Term | null {
  const [sum, ...sums] = quantities.filter((one) => moneyOf(one) !== null);
  const [of, ...rates] = quantities.filter((one) => rate.test(one.before) && one !== sum);
  const [off, ...offs] = quantities.filter(({ unit, before }) => unit === 'persen' && takesOff.test(before));
  const rest = quantities.filter((one) => one !== sum && one !== of && one !== off);
  const [pieces, ...others] = rest.filter(({ unit, noun }) => unit === 'jumlah' && noun?.kind === 'unit');
  if (sum === undefined || sums.length + rates.length + offs.length + others.length > 0) return null;
  if (rest.some((one) => one !== pieces) || quantities.length < 2) return null;
  // '120 dolar, 3 klien': whether of each or of all is not told.
  if (pieces !== undefined && !isOfEach(sum, pieces)) return null;
  const name = moneyOf(sum) ?? '';
  const told = toldTerm(sum, `Jumlah (${name})`, 'jumlah');
  const all =
    pieces === undefined
      ? told
      : combine(`Semuanya (${name})`, 'jumlah', 'times', [told, toldTerm(pieces, 'Banyaknya')]);
  const due =
    all === null || off === undefined
      ? all
      : combine(`Setelah potongan (${name})`, 'jumlah', 'less', [all, toldTerm(off, 'Potongan')]);
  if (due === null) return null;
  // What it is in Rupiah follows from no sum without the rate.
  if (of === undefined) return asksRupiah.test(turns.at(-1) ?? '') ? null : due;
  return combine('Jadi', 'rupiah', 'times', [due, toldTerm(of, 'Kurs', 'rupiah')]);
}
