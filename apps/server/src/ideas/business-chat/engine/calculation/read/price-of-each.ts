import type { Figure } from './read-figures.ts';

/** Stands between an amount and the price of one of it: 'kain 3 meter @45rb'. */
const each = /^\s*\p{L}*\s*(?:@|(?:harganya )?masing-?\s?masing|masing2)\s*(?:rp\.?\s*)?$/u;
/** Stands between how many a pack holds and what is said of the pack: 'modal sekotak isi 5 itu 13.000'. */
const ofPack = /^\s*(?:itu|ini|tuh|nih|seharga|=|:)\s*(?:rp\.?\s*)?$/u;
const holds = /\bisi(?:nya)?\s*$/u;

/** What is bought in bulk is priced by it: 'ayam 10 kg 38rb per kg'. */
const bulk = String.raw`(?:kg|kilo|ons|liter|ltr|meter|dus|kardus|karton|karung|sak|ikat|pak|lusin|kodi|gulung|tabung)`;
const amountOfBulk = new RegExp(String.raw`^\s*(${bulk})\b(?: \p{L}+){0,2}\s*(?:@\s*)?(?:rp\.?\s*)?$`, 'u');
const ofBulk = new RegExp(String.raw`^\s*(?:/\s?|per\s?|se)(${bulk})(?:nya)?\b`, 'u');

/** What is said to be sold has a price, and no cost. */
const isSold = /\b(?:laku\w*|terjual|kejual\w*|(?:ku|di|nge)?jual\w*|terima|pesanan)\b/u;

/**
 * The sums of a text where the price of one stands behind how many were bought: both become what was paid ('4 gulung @25rb' is 100.000). What
 * is sold at that price stays as it is. What is said of a pack is no figure of what it holds.
 * @param figures in their order
 */
export function multiplyPrices(figures: readonly Figure[]): readonly Figure[] {
  const told: Figure[] = [];
  for (const figure of figures) {
    const amount = told.at(-1);
    if (amount?.kind === 'count' && holds.test(amount.before) && ofPack.test(figure.before)) {
      told.splice(-1, 1, { ...figure, before: `${amount.before}${figure.before}` });
      continue;
    }
    const unit = ofBulk.exec(figure.after)?.[1];
    const isPrice =
      figure.kind === 'money' &&
      amount?.kind === 'count' &&
      (each.test(figure.before) || (unit !== undefined && amountOfBulk.exec(figure.before)?.[1] === unit));
    if (!isPrice || isSold.test(amount.before)) told.push(figure);
    else
      told.splice(-1, 1, {
        ...figure,
        value: amount.value * figure.value,
        start: amount.start,
        before: amount.before,
        after: figure.after.replace(ofBulk, ''),
      });
  }
  return told;
}
