import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import type { Figure } from './read/read-figures.ts';

/** Goes on with further costs of what was reckoned: 'ditambah kemasan 1000 per gelang'. */
const adds = /\b(?:(?:di)?tambah\w*|plus|nambah|belum (?:termasuk|sama|ama)|terus ada|trus ada)\b|\+/u;
/** Names what else goes into one, without a word that it is added: 'bumbunya 500 sepotong'. */
const namesCost =
  /^(?!.*\b(?:\p{L}{0,2}jual\w*|harga\w*|laku|untung\w*|laba\w*|naik|turun|jadi|jd)\b).*\b(?:bumbu|kemasan|plastik|bungkus|kotak|dus|stiker|label|gas|minyak|ongkos|upah|listrik|topping|saus|sambal|sedotan|cup|tutup|pita|kancing|benang|jahit)(?:nya)?\b/u;
/** Says what a cost is of: one of what was made. */
const ofOne =
  /^\s*(?:rp|perak)?\s*(?:\/|per\s?|se|tiap |setiap )(?!hari|minggu|bulan|bln|tahun|taun|thn|jam|kg|kilo|gram|liter|meter|orang)\p{L}{3,}/u;

/** Says that it is of all that was made at once. */
const ofBatch =
  /^\s*(?:rp|perak)?\s*(?:\/ ?|per ?|se|tiap |setiap |satu |1 )(?:resep|adonan|batch|produksi|masak(?:an)?|panci|wajan|kali (?:bikin|masak|produksi))\b/u;

/**
 * The figures of a cost per unit with further costs that a message adds to it; null where it adds none, 'unclear' where it is not said
 * whether they are of one unit or of all.
 * @param lower the message in lower case
 * @param figures its figures
 * @param before the figures of the calculation before
 */
export function addCosts(
  lower: string,
  figures: readonly Figure[],
  before: CalculationFigures,
): CalculationFigures | 'unclear' | null {
  const isNamed =
    !adds.test(lower) &&
    namesCost.test(lower) &&
    figures.every(({ after }) => ofOne.test(after) || ofBatch.test(after));
  if (!(adds.test(lower) || isNamed) || figures.length === 0 || before.total === undefined) return null;
  if (figures.some(({ kind }) => kind === 'percent' || kind === 'months')) return null;
  const sum = figures.reduce((total, { value }) => total + value, 0);
  if (figures.every(({ after }) => ofBatch.test(after))) return { ...before, total: before.total + sum };
  if (!figures.every(({ after }) => ofOne.test(after) && !ofBatch.test(after))) return 'unclear';
  return { ...before, extra: (before.extra ?? 0) + sum };
}
