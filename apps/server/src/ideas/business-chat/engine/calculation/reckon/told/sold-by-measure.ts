import type { Quantity } from './quantities.ts';
import { roleOf } from './roles.ts';

const isMeasure = /^(?:gram|ml|cm)$/u;
const costs = /^(?:cost|outgo|fixed|wage|item)$/u;
const prices = /^(?:price|tariff)$/u;

/**
 * The figures with what is sold by its measure counted as pieces: of 'tarif 7rb/kg, biaya 2.500/kg' a kilogram is what one price is told of. Without a
 * change where no price and cost are told of one same measure, or several prices.
 * @param quantities all figures
 */
export function countMeasures(quantities: readonly Quantity[]): Quantity[] {
  const told = quantities.filter(
    ({ unit, per }) => unit === 'rupiah' && per.some(({ kind }) => isMeasure.test(kind)),
  );
  const words = new Set(
    told.flatMap(({ per }) => per.flatMap(({ kind, word }) => (isMeasure.test(kind) ? [word] : []))),
  );
  const [price, ...more] = told.filter((one) => prices.test(roleOf(one).role ?? ''));
  const isSale =
    words.size === 1 &&
    price !== undefined &&
    more.length === 0 &&
    told.some((one) => one !== price && costs.test(roleOf(one).role ?? ''));
  if (!isSale) return [...quantities];
  const [word = ''] = words;
  const sizes = new Set(
    quantities.flatMap(({ noun }) => (noun !== null && isMeasure.test(noun.kind) ? [noun.word] : [])),
  );
  if ([...sizes].some((one) => one !== word)) return [...quantities];
  return quantities.map((one) => ({
    ...one,
    per: one.per.map((per) => (per.word === word ? { kind: 'unit', size: 1, word } : per)),
    noun: one.noun?.word === word ? { kind: 'unit', size: 1, word } : one.noun,
  }));
}
