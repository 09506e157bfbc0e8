import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { toldTerm } from './told-term.ts';

const goods = '(?:persediaan|stok|stock|barang|dagangan|inventori|inventory)\\p{L}*(?: (?:barang|dagangan))?';
const opening = new RegExp(`(?<!\\p{L})${goods} awal(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`, 'u');
const closing = new RegExp(
  `(?<!\\p{L})(?:${goods} (?:akhir|sisa)|sisa ${goods})(?: \\p{L}+){0,2}\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
const bought =
  /(?<!\p{L})(?:(?:pem)?beli\p{L}*|belanja\p{L}*|kulak\p{L}*|restock|tambah\p{L}*|masuk)(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;

/**
 * What the goods cost that were sold: those at the beginning and those bought, without those that are left; null where one of these or anything else
 * is told.
 * @param quantities all figures
 */
export function readCostOfSales(quantities: readonly Quantity[]): Term | null {
  const find = (words: RegExp): Quantity[] =>
    quantities.filter(({ unit, before }) => unit === 'rupiah' && words.test(before));
  const [[first], [last], added] = [find(opening), find(closing), find(bought)];
  if (first === undefined || last === undefined || added.length + 2 !== quantities.length) return null;
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
