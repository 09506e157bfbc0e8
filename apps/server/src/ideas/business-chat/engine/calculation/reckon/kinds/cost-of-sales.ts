import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const goods = '(?:persediaan|stok|stock|barang|dagangan|inventori|inventory)\\p{L}*(?: (?:barang|dagangan))?';
const opening = new RegExp(`(?<!\\p{L})${goods} awal(?:nya)?(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`, 'u');
const closing = new RegExp(
  `(?<!\\p{L})(?:${goods} (?:akhir|sisa)(?:nya)?|sisa ${goods})(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
const bought =
  /(?<!\p{L})(?:(?:pem)?beli\p{L}*|belanja\p{L}*|kulak\p{L}*|restock|tambah\p{L}*|masuk)(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;

const furtherOne =
  /(?<!\p{L})(?:\p{L}{0,2}tambah\p{L}*|nambah\p{L}*|plus|lagi|lg|juga|jg|sama|dan|ada|lupa|restock|susulan|kedua|ke-?2)(?!\p{L})|\+/u;
const isFurther = ({ before, after, isFollowed }: Quantity): boolean =>
  furtherOne.test(isFollowed ? before : `${before} ${after}`);

/** The one of the latest message that tells it; null where that tells more than one, or none does. */
function lastTold(told: readonly Quantity[]): Quantity | null {
  const turn = Math.max(...told.map((one) => one.turn));
  const [sole, ...more] = told.filter((one) => one.turn === turn);
  return sole === undefined || more.length > 0 ? null : sole;
}

/** All that was bought: a later message tells the one purchase anew, unless it says that it is a further one; null where it may be of several. */
function toldNow(purchases: readonly Quantity[]): Quantity[] | null {
  let now: Quantity[] = [];
  for (const one of purchases) {
    const earlier = now.filter(({ turn }) => turn < one.turn);
    const isAnew = earlier.length > 0 && !isFurther(one);
    if (isAnew && earlier.length > 1) return null;
    now = isAnew ? [...now.filter(({ turn }) => turn >= one.turn), one] : [...now, one];
  }
  return now;
}

/**
 * What the goods cost that were sold: those at the beginning and those bought, without those that are left; null where one of these or anything else
 * is told.
 * @param quantities all figures
 */
export function readCostOfSales(quantities: readonly Quantity[]): Term | null {
  const find = (words: RegExp): Quantity[] =>
    quantities.filter(({ unit, before }) => unit === 'rupiah' && words.test(before));
  const [starts, ends, purchases] = [find(opening), find(closing), find(bought)];
  if (starts.length + ends.length + purchases.length !== quantities.length) return null;
  const [first, last] = [lastTold(starts), lastTold(ends)];
  const added = toldNow(purchases);
  if (first === null || last === null || added === null) return null;
  const parts = [toldTerm(first, 'Persediaan awal'), ...added.map((one) => toldTerm(one, 'Pembelian'))];
  const there = combine('Barang yang tersedia', 'rupiah', 'sum', parts);
  return there === null
    ? null
    : combine('HPP barang yang terjual', 'rupiah', 'minus', [there, toldTerm(last, 'Persediaan akhir')]);
}

/** Whether goods at the beginning and at the end are told, so that no sum of all figures is meant. */
export const tellsStocks = (quantities: readonly Quantity[]): boolean =>
  quantities.some(({ before }) => opening.test(before)) &&
  quantities.some(({ before }) => closing.test(before));
