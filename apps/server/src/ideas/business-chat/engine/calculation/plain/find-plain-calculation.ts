import type { Calculation, CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { type Figure, readFigures } from '../read/read-figures.ts';
import { readProduct } from './read-product.ts';
import { readPurchases } from './read-purchases.ts';
import {
  readEvent,
  readFreeGoods,
  readIncome,
  readRest,
  readRunway,
  readStockLeft,
  readWear,
} from './read-remainders.ts';
import { readEqualParts, readPercentOf, readShareOf } from './read-shares.ts';

const howMuch = '(?:brp|berapa|brapa|brpa|piro|pinten|sabaraha)';
const asks = new RegExp(
  `\\b${howMuch}\\b|\\b(?:h?itung\\p{L}*|total\\p{L}*|jadi|jd|berarti|brarti|sisa\\p{L}*|\\p{L}{0,2}untung\\p{L}*|hasil\\p{L}*|jumlah\\p{L}*)(?: \\p{L}+){0,2}\\s*\\?*\\s*$|\\b(?:penyusutan|depresiasi|susut)\\p{L}*[^,.?!]*\\bper \\p{L}+\\s*$|\\?\\s*$`,
  'u',
);
const inPercent = new RegExp(`\\b${howMuch} ?(?:%|persen)|(?:%|\\bpersen\\p{L}*) ?${howMuch}\\b`, 'u');
const otherBill =
  /\b(?:laba|\p{L}{0,3}untung\p{L}*|margin|hpp|modal\p{L}*|bep|impas|bagi\p{L}*|diskon|laku|terima|admin)\b/u;

type Plain = {
  readonly kind: Calculation['kind'];
  /** Without these words it is not asked. */
  readonly cue: RegExp;
  readonly read: (figures: readonly Figure[], lower: string) => CalculationFigures | null;
};
const plain: readonly Plain[] = [
  { kind: 'susut', cue: /\b(?:susut|penyusutan|nyusut|depresiasi)\p{L}*\b/u, read: readWear },
  { kind: 'pelunasan', cue: /\b(?:sisa\p{L}*|pelunasan|lunas\p{L}*|kurang\p{L}*)\b/u, read: readRest },
  { kind: 'bagian', cue: inPercent, read: readShareOf },
  {
    kind: 'tahan-kas',
    cue: /\b(?:tahan|bertahan|kuat|cukup|h?abis)\p{L}*\b.*\b(?:bulan|bln|wulan|lama)\b/u,
    read: readRunway,
  },
  { kind: 'untung-rugi', cue: /\b(?:sekali|satu kali|tiap|per|satu) promo\b/u, read: readFreeGoods },
  { kind: 'persen', cue: /%|\bpersen\b/u, read: readPercentOf },
  {
    kind: 'sisa-stok',
    cue: /\b(?:sisa|tinggal|stok)\p{L}*\b/u,
    read: (figures, lower) => (inPercent.test(lower) ? null : readStockLeft(figures)),
  },
  { kind: 'laba', cue: /\b(?:tiket|htm|acara|event|kelas|workshop|seminar|bazar|pensi)\b/u, read: readEvent },
  {
    kind: 'untung-rugi',
    cue: /\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|rugi|bersih\p{L}*|sisa\p{L}*|cuan|profit)\b/u,
    read: readIncome,
  },
  {
    kind: 'belanja',
    cue: /\b(?:total\p{L}*|bayar\p{L}*|semua\p{L}*|jadi(?:nya)?|berapa|brp|habis|abis)\b/u,
    read: (figures, lower) => (otherBill.test(lower) ? null : readPurchases(figures)),
  },
  { kind: 'bagi-rata', cue: /\b(?:di)?bagi/u, read: readEqualParts },
  { kind: 'kali', cue: /\p{L}/u, read: readProduct },
];

/**
 * What follows from the figures of a text by one step of reckoning, where no calculation with more to say has read them: each figure has its
 * place, otherwise there is none.
 * @param lower the text in lower case
 */
export function findPlainCalculation(lower: string): Calculation | null {
  if (!asks.test(lower)) return null;
  const figures = readFigures(lower);
  for (const { kind, cue, read } of plain) {
    const inputs = cue.test(lower) ? read(figures, lower) : null;
    if (inputs === null) continue;
    const calculation: Calculation = { kind, inputs };
    if (explainCalculation(calculation) !== null) return calculation;
  }
  return null;
}

/** What a loan, a tax, shares or savings were worked out of is nothing that a product of other things goes on with. */
const ofOtherThings: ReadonlySet<string> = new Set([
  ...['cicilan', 'pajak', 'bagi-hasil', 'valuasi', 'koin', 'tabungan', 'listrik', 'ongkir'],
]);
const supposes = /\b(?:kalau|kalo|klo|klu|kl|misal\p{L}*|jika|bila)\b/u;
const enough = 3;

/**
 * The calculation of a message that tells all of its figures itself, so that it does not go on with the one before; null where it may.
 * @param lower the message in lower case
 * @param earlier what was worked out before
 */
export function findWhole(lower: string, earlier: Calculation['kind'] | null): Calculation | null {
  if (earlier === null || supposes.test(lower) || readFigures(lower).length < enough) return null;
  const plain = findPlainCalculation(lower);
  const isWhole = plain?.kind === 'belanja' || (plain?.kind === 'kali' && ofOtherThings.has(earlier));
  return isWhole ? plain : null;
}
