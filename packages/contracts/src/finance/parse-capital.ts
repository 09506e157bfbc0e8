import { maxRupiah } from './max-rupiah.ts';
import { digitWords } from './number-words.ts';
import { factorsOfWords, readWrittenNumber } from './written-number.ts';

export type ParsedCapital =
  | { kind: 'amount'; rupiah: number }
  /** The person says that there is no money. */
  | { kind: 'none' }
  /** An amount below nothing was written ('-500rb'). */
  | { kind: 'negative' }
  /** Nothing was written. */
  | { kind: 'empty' }
  /** Something was written that is no amount. */
  | { kind: 'unclear' };

const spoken = new Map<string, number>([
  // 'nol' stays a word: it says that there is nothing.
  ...digitWords.slice(1).map((word, at) => [word, at + 1] as const),
  ['setengah', 0.5],
  ['sepuluh', 10],
  ['seratus', 100],
  ['seribu', 1_000],
  ['sejuta', 1_000_000],
]);

const amountPattern =
  /(?<!\d)([1-9]\d{0,2}(?:[.,]\d{3})+|0[.,]\d+(?![.,]\d)|\d+(?:[.,]\d{1,2})?)\s*(rb|ribu|k|jt|juta|miliar|milyar|m)?(?![a-z\d])/g;

/** 'dua puluh lima ribu' → '25 ribu', 'lima ratus ribu' → '500 ribu'. */
function spellOut(text: string): string {
  return text
    .replaceAll(/[a-z]+/g, (word) => String(spoken.get(word) ?? word))
    .replaceAll(/(\d)\s*puluh(?:\s+(\d)(?!\d))?/g, (_, tens, ones) =>
      String(Number(tens) * 10 + Number(ones ?? 0)),
    )
    .replaceAll(/(\d)\s*ratus/g, (_, hundreds) => String(Number(hundreds) * 100));
}

/** A bare '500' is not five hundred Rupiah; its unit is not known. */
const smallestBareAmount = 1_000;

/**
 * Reads the capital as students write it: '500rb', '2 juta', 'Rp 1.500.000', '1,5jt', '500 ribu - 1 juta' (the upper
 * end counts: that much is there), 'tidak ada'. Whole Rupiah come out; amounts are capped at one trillion.
 */
export function parseCapital(text: string | null | undefined): ParsedCapital {
  const clean = (text ?? '').toLowerCase().trim();
  if (clean === '') return { kind: 'empty' };
  const readable = spellOut(clean.replaceAll(/\brp\.?\s*/g, ' ')).trim();
  if (/^(?:[-−–]|minus\s)\s*[\d.,]*[1-9]/.test(readable)) return { kind: 'negative' };
  const amounts = [...readable.matchAll(amountPattern)].flatMap((match) => {
    const factor = match[2] === undefined ? 1 : (factorsOfWords[match[2]] ?? 1);
    const written = readWrittenNumber(match[1] ?? '0', factor > 1);
    const rupiah = Math.min(maxRupiah, Math.round(written * factor));
    return factor === 1 && written > 0 && rupiah < smallestBareAmount ? [] : [rupiah];
  });
  if (amounts.length > 0) {
    const rupiah = Math.max(...amounts);
    return rupiah === 0 ? { kind: 'none' } : { kind: 'amount', rupiah };
  }
  if (/\b(tidak|tak|gak|ga|nggak|enggak|belum|tanpa|nol|kosong|nihil|gratis|no|none|-)\b|^-+$/.test(clean))
    return { kind: 'none' };
  return { kind: 'unclear' };
}

/** What may be spent, in whole Rupiah; null while unknown. */
export function readBudget(text: string | null | undefined): number | null {
  const capital = parseCapital(text);
  if (capital.kind === 'amount') return capital.rupiah;
  return capital.kind === 'none' ? 0 : null;
}
