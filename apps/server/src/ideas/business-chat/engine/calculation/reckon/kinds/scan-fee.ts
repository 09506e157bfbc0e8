import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { ruledTerm, toldTerm } from './told-term.ts';

/** Up to so much a micro business pays nothing for a payment by QRIS, and above it this share (Bank Indonesia). */
const free = 500_000;
const percent = 0.3;
const isScan = /(?<!\p{L})(?:qris|kuris|mdr)(?!\p{L})/u;
const isMicro = /(?<!\p{L})mikro(?!\p{L})/u;

/**
 * What of one payment by QRIS goes to the provider, or what comes in of it, where the business is told to be a micro one and no share is told; null
 * where anything else is told.
 * @param quantities all figures
 * @param turns all messages
 * @param isReceived whether what comes in is asked
 */
export function readScanFee(
  quantities: readonly Quantity[],
  turns: readonly string[],
  isReceived: boolean,
): Term | null {
  const [sum, ...more] = quantities;
  const text = turns.join('. ');
  if (sum?.unit !== 'rupiah' || more.length > 0 || sum.value <= free || sum.per.length > 0) return null;
  if (!isScan.test(text) || !isMicro.test(text)) return null;
  const paid = toldTerm(sum, 'Pembayaran');
  const share = ruledTerm(percent, 'Tarif usaha mikro (anggapan)', 'persen');
  return combine(isReceived ? 'Diterima' : 'Biaya QRIS', 'rupiah', isReceived ? 'less' : 'part', [
    paid,
    share,
  ]);
}
