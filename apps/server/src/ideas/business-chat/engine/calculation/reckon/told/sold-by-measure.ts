import type { Quantity } from './quantities.ts';
import { roleOf } from './roles.ts';
import type { Noun } from './words.ts';

/** 'kg' and 'kilo' are one. */
const keyOf = ({ kind, size }: Noun): string => `${kind} ${String(size)}`;
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
    told.flatMap(({ per }) => per.flatMap((one) => (isMeasure.test(one.kind) ? [keyOf(one)] : []))),
  );
  const [price, ...more] = told.filter((one) => prices.test(roleOf(one).role ?? ''));
  const isSale =
    words.size === 1 &&
    price !== undefined &&
    more.length === 0 &&
    told.every((one) => {
      const { role } = roleOf(one);
      return one === price || (role === null ? one.value < price.value : costs.test(role));
    }) &&
    told.length > 1;
  if (!isSale) return [...quantities];
  const [key = ''] = words;
  const word = price.per.find((one) => keyOf(one) === key)?.word ?? '';
  const sizes = new Set(
    quantities.flatMap(({ noun }) => (noun !== null && isMeasure.test(noun.kind) ? [keyOf(noun)] : [])),
  );
  if ([...sizes].some((one) => one !== key)) return [...quantities];
  return quantities.map((one) => ({
    ...one,
    per: one.per.map((per) => (keyOf(per) === key ? { kind: 'unit', size: 1, word } : per)),
    noun: one.noun !== null && keyOf(one.noun) === key ? { kind: 'unit', size: 1, word } : one.noun,
  }));
}
