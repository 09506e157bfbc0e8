import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import type { Figure } from '../read/read-figures.ts';

/** Costs that go with one piece or one order, by their names. */
export const costOfOne =
  /\b(?:ongkir|ongkos kirim|kemasan|packing|pack|bungkus|plastik|kotak|dus|box|stiker|label|sedotan|cup|paper ?bag|kardus|bubble ?wrap|bahan|topping|bumbu)(?:nya|ku)?(?: \p{L}+){0,3}\s*(?:rp\.?)?\s*$/u;
/** Says that a sum is of one piece. */
export const ofOne =
  /^\s*(?:\/ ?|per ?|se|tiap )(?!hari|minggu|bulan|tahun|jam|kg|kilo|gram|liter|meter|order|resep|adonan|batch)\p{L}{3,}/u;
/** Instead of the cost before, or paid by who buys. */
const otherwise =
  /\b(?:jadi|jd|naik\p{L}*|turun\p{L}*|kalau|kalo|klo|misal\p{L}*|ganti\p{L}*|pembeli|customer|pelanggan|total\p{L}*|semua\p{L}*|sebulan|sehari|jual\p{L}*|harga\p{L}*|modal\p{L}*)\b/u;

/**
 * The profit of one with further costs of it, or of one order, that a message tells by their names; null where it tells none, 'unclear' where
 * several were sold and it is not said of which they are.
 * @param lower the message in lower case
 * @param figures its figures
 * @param earlier the profit that was worked out before
 */
export function addUnitCosts(
  lower: string,
  figures: readonly Figure[],
  { kind, inputs }: Calculation,
): Calculation | 'unclear' | null {
  if (inputs.cost === undefined || otherwise.test(lower)) return null;
  if (!figures.every(({ kind: unit, before }) => unit === 'money' && costOfOne.test(before))) return null;
  const isOfOne = inputs.sold === undefined || figures.every(({ after }) => ofOne.test(after));
  if (!isOfOne) return 'unclear';
  const more = figures.reduce((sum, { value }) => sum + value, 0);
  return { kind, inputs: { ...inputs, cost: inputs.cost + more } };
}
