import { howMuch } from '../asked/read-ask.ts';
import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { buys, sees } from '../told/role-words.ts';
import { type Noun, nounOf } from '../told/words.ts';
import { toldTerm } from './told-term.ts';

const asked = new RegExp(`${howMuch.source}\\s+(\\p{L}+)`, 'gu');
const isSame = (one: Noun | null, other: Noun | null): boolean =>
  one !== null &&
  other !== null &&
  one.kind === other.kind &&
  (one.kind !== 'unit' || one.word === other.word);

/** A proportion with what its result is counted in. */
export type Proportion = { readonly term: Term; readonly thing: string };

/**
 * How much is needed for another number of the same things: '2 kg tepung jadi 80 donat, 200 donat butuh berapa kg'; null where sums of money or other
 * figures are told, or where it is not certain which of both numbers goes with the amount.
 * @param quantities all figures
 * @param turns all messages
 */
export function readProportion(quantities: readonly Quantity[], turns: readonly string[]): Proportion | null {
  if (quantities.length !== 3 || quantities.some(({ unit, per }) => unit !== 'jumlah' || per.length > 0))
    return null;
  const [, word = ''] = [...(turns.at(-1) ?? '').matchAll(asked)].at(-1) ?? [];
  const wanted = nounOf(word);
  const [given, ...more] = quantities.filter(({ noun }) => isSame(noun, wanted));
  const [first, second] = quantities.filter((one) => one !== given);
  if (
    given === undefined ||
    wanted === null ||
    more.length > 0 ||
    first === undefined ||
    second === undefined
  )
    return null;
  if (!isSame(first.noun, second.noun) || !/^(?:gram|ml|cm|unit)$/u.test(wanted.kind)) return null;
  // The amount stands beside the number that it makes, and the other number behind both.
  if (quantities.indexOf(second) !== 2 || first.value === 0) return null;
  // Both numbers are counted in the smaller of their measures, the amount in the one that is asked.
  const small = Math.min(first.noun?.size ?? 1, second.noun?.size ?? 1);
  const inMeasure = (one: Quantity, label: string, size: number): Term => ({
    ...toldTerm(one, label),
    value: (one.value * (one.noun?.size ?? 1)) / size,
  });
  // Times before divided by, since what is due for one is seldom a round figure.
  const product = combine('Takaran x yang dibuat', 'jumlah', 'times', [
    inMeasure(given, 'Takaran', wanted.size),
    inMeasure(second, 'Yang dibuat', small),
  ]);
  const term =
    product === null
      ? null
      : combine('Yang diperlukan', 'jumlah', 'over', [product, inMeasure(first, 'Untuk', small)]);
  return term === null ? null : { term, thing: wanted.word };
}

/** How many of a hundred who saw or asked bought; null where it is not told of both. */
export function readConversion(quantities: readonly Quantity[]): Term | null {
  const around = ({ before, after }: Quantity): string => `${before} ${after}`;
  const [first, second, ...more] = quantities;
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (quantities.some(({ unit }) => unit !== 'jumlah') || second.value > first.value) return null;
  if (!sees.test(around(first)) || !buys.test(around(second))) return null;
  return combine('Konversi', 'persen', 'ratio', [
    toldTerm(second, 'Yang membeli'),
    toldTerm(first, 'Yang melihat'),
  ]);
}
