import type { CalculationInput, CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import { asksMonth } from './read/read-counts.ts';

const says = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Tax that a person who pays takes off is another than the half percent of a shop's turnover. */
const withheld = /\b(?:di|ke)?potong\w*\b|\b(?:klien|honor|gaji|fee|freelance)\b/u;

/** A tax of another rate than that of a shop's turnover. */
const otherRate = /\bppn\b|(?<![\d,.])(?!0[,.]5)\d+(?:[.,]\d+)? ?(?:%|persen)/u;

/** What is taken off a payment; without its percentage it cannot be worked out, and is no cost of a unit. */
const deducted = /\b(?:ke|di)potong\w*\b|\bpotongan\w*\b|\bqris\b|\bmdr\b/u;

/** What a person earns by selling for others, not what a marketplace takes. */
const commission =
  /\bkomisi\w*\b.*\b(?:brp|berapa|brapa|piro)\b|\b(?:reseller|afiliasi|affiliate|dropship\w*)\b.*\b(?:dpt|dapat|dapet|komisi)\b/u;

/** A price that who buys gets lower: with 'diskon', or as a reduction that is given; what is taken of a payment is another thing. */
const reduced =
  /\b\w{0,3}diskon\w*|^(?!.*\b(?:admin\w*|fee|komisi\w*|marketplace|shopee|tokopedia|tiktok\w*|gofood|grabfood|terima|nerima|(?:ke|di)potong)\b).*\b(?:korting|potongan harga|promo(?: potongan)?|(?:\p{L}{0,3}kasih?|beri|dapat|dapet|dpt) (?:potongan|promo))\b/u;

/** The price before a reduction is asked, or what is paid with the delivery, which is no cost of the seller. */
const ofOtherPrice =
  /\bharga (?:awal|asli|asal|semula|sebelum\p{L}*)(?:nya)?(?: \p{L}+)? (?:berapa|brp|brapa|piro)\b|^(?=.*\b(?:ongkir|ongkos kirim))(?=.*\b(?:di)?bayar).*\bbayar\p{L}* (?:berapa|brp|brapa|piro)\b/u;

/** Things that are bought, of which nothing is sold. */
const boughtAlone =
  /^(?!.*\b(?:\p{L}{0,2}jual\p{L}*|\p{L}{0,3}untung\p{L}*|laba\p{L}*|margin\p{L}*|cuan|profit|rugi|laku|modal\p{L}*|hpp)\b).*\bbeli\b.*\btotal/u;

/** Names of results that no other calculation gives. */
const ofItsOwn = /\b(?:roas|acos|valuasi)\w*\b/u;

/** A carrier's price for a kilo is paid for each begun one; it is no cost of a unit. */
const byWeight = /\b(?:ongkir|ongkos kirim|kargo|ekspedisi)\w*\b.*(?:\/|\bper) ?(?:\d+ ?)?(?:kg|kilo)/u;

/** A tariff for a kilowatt-hour is no cost of a batch. */
const byPower = /\b(?:kwh|kilowatt)\b/u;

const earned = /\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|bersih\p{L}*|cuan|profit)\b/u;
export const breakEven =
  /\b(?:bep|impas|break ?even|balik|nutup\p{L}*|minimal|harus|kudu|mesti|hrs|rugi|tekor|nombok)\b/u;
/** What all come to is asked, not what one of them costs. */
const asksTotal = /\btotal\p{L}* (?:\p{L}+ )?(?:brp|berapa|brapa|piro)\b/u;
const ofOneUnit =
  /\b(?:hpp\p{L}*|per ?(?!bulan|hari|minggu|tahun)\p{L}{3,}|se(?:biji|buah|potong|porsi|gelas|bungkus|cup|botol)\p{L}*|satuan\p{L}*)\b|\/(?:pcs|biji|porsi|cup|botol)/u;

const spans = /\b(?:se|per ?|tiap |setiap )(hari|minggu|bulan|tahun)/gu;
/** A rent of one time and a break-even of another: which of them is meant is not said. */
const ofTwoTimes = (text: string): boolean =>
  new Set([...text.matchAll(spans)].map(([, span]) => span)).size > 1;

/**
 * Which calculation the words ask for; null where they name none.
 * @param text in lower case
 * @param has whether a figure of that role was told
 */
export function findKind(text: string, has: (name: CalculationInput) => boolean): CalculationKind | null {
  if (says(text, byWeight)) return null;
  if (says(text, ofItsOwn)) return null;
  if (says(text, reduced) && has('percent')) return says(text, ofOtherPrice) ? null : 'diskon';
  if (has('percent') && !has('cost') && says(text, commission)) return 'komisi';
  if (
    says(text, /\bpajak|\bpph\b|\bkena\b|(?<![\d.,])0[.,]5(?!\d)/u) &&
    has('turnover') &&
    !says(text, withheld)
  )
    return says(text, otherRate) ? null : 'pajak';
  if (has('principal') && (has('months') || says(text, /\b\p{L}{0,3}(?:cicil|nyicil|angsur)/u)))
    return 'cicilan';
  if (
    says(text, /\b(?:di|ter|se)?bagi|\bpembagian|\b\d+\s*:\s*\d+|\bber(?:dua|tiga|empat|lima)\b/u) &&
    (has('share1') || has('people'))
  )
    return 'bagi-hasil';
  if (has('percent') && says(text, /\b(admin|fee|potong|kepotong|dipotong|komisi)/u))
    return has('net') ? 'harga-bersih' : 'potongan';
  if (has('fixed') && has('unitProfit') && says(text, /\b(?:impas|bep|break ?even)\b/u))
    return ofTwoTimes(text) ? null : 'bep';
  if (has('fixed') && has('price') && has('cost')) {
    if (has('sold') && !has('total') && says(text, asksMonth)) return 'laba';
    // What was earned is asked of what was sold; a rent of a day beside several days has no place in it.
    const isEarned = (has('sold') || has('units')) && says(text, earned) && !says(text, breakEven);
    return isEarned ? (has('days') || has('total') ? null : 'laba') : 'bep';
  }
  if (
    has('capital') &&
    (has('profit') || has('unitProfit')) &&
    says(text, /\b(?:balik\w*|kembali|bep|payback)\b/u)
  )
    return 'balik-modal';
  // Among how many a wage is shared is not how many were made.
  if (says(text, /\bmasing\S* (?:\p{L}+ )?(?:dapat|dapet|dpt|terima|nerima)/u)) return null;
  // A wage of each piece is not what all of them cost.
  if (
    says(text, /\b(?:upah|gaji|honor)\b[^,.?]*\bper \p{L}+/u) &&
    !says(text, /\b(?:hpp|modal|biaya|bahan)/u)
  )
    return null;
  if (has('total') && has('units') && !(has('cost') && has('price')) && !says(text, deducted))
    return says(text, byPower) || (says(text, asksTotal) && !says(text, ofOneUnit)) ? null : 'hpp';

  // A cost that is neither of one unit nor of a month would be left out, so that the profit were too high.
  if (has('cost') && has('price') && !has('total') && !has('fixed'))
    return says(text, boughtAlone) ? null : 'laba';
  return null;
}

/** Which calculation a word names, whatever figures there are. */
export function cuedKind(text: string): CalculationKind | null {
  if (says(text, reduced)) return 'diskon';
  if (says(text, /\bpajak|\bpph\b/u)) return 'pajak';
  if (says(text, /\b\p{L}{0,3}(?:cicil|nyicil|angsur)/u)) return 'cicilan';
  if (says(text, /\b(?:admin|fee|komisi|\p{L}{0,2}potong)/u)) return 'potongan';
  return null;
}
