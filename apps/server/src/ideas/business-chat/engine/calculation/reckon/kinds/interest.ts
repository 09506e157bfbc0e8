import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const isReturned =
  /(?<!\p{L})(?:balik(?:in|nya)?|kembali(?:in|nya)?|dikembalikan|dibalikin|jadi|balikin jadi|bayar(?:nya)?|total bayar\p{L}*)\s*(?:rp\.?)?\s*$/u;

/**
 * How many hundredths of what was lent are paid on top of it: 'dimodali 5jt, minta balik 7jt'; null where anything else is told.
 * @param quantities all figures
 */
export function readInterest(quantities: readonly Quantity[]): Term | null {
  const [lent, back, ...more] = quantities;
  if (lent?.unit !== 'rupiah' || back?.unit !== 'rupiah' || more.length > 0) return null;
  if (!isReturned.test(back.before) || back.value <= lent.value) return null;
  const principal = toldTerm(lent, 'Pinjaman');
  const extra = combine('Bunga', 'rupiah', 'minus', [toldTerm(back, 'Dikembalikan'), principal]);
  return extra === null ? null : combine('Bunga dari pinjaman', 'persen', 'ratio', [extra, principal]);
}
