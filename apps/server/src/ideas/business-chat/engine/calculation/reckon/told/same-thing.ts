import type { Quantity } from './quantities.ts';
import { roleOf } from './roles.ts';
import { nounOf } from './words.ts';

/** Says nothing of what is paid for. */
const ofAnySum =
  /^(?:biaya|beli|bayar|kalau|kalo|misal|ternyata|trnyata|eh|ralat|salah|ganti|\p{L}{0,3}naik|\p{L}{0,3}turun|\p{L}{0,4}urang(?:i|in)|kurang|sebesar|sebanyak|tiap|cuma|bukan|plus|ada|nah)\p{L}*$/u;

/** The things of which the words before a figure say that it is paid for them. */
export const thingsOf = ({ before }: Quantity): string[] =>
  before.split(/[^\p{L}]+/u).flatMap((word) => {
    const noun = ofAnySum.test(word) ? null : nounOf(word);
    return noun?.kind === 'unit' && noun.word.length > 2 ? [noun.word] : [];
  });

/**
 * The one sum of before that is paid for the same thing: 'minyaknya ternyata 65rb' after 'minyak 45rb'; null where none or more than one is.
 * @param quantity the later figure
 * @param known figures that were told before
 */
export function ofSameThing(quantity: Quantity, known: readonly Quantity[]): Quantity | null {
  if (quantity.unit !== 'rupiah') return null;
  const things = thingsOf(quantity);
  const { role } = roleOf(quantity);
  const [sole, ...more] = known.filter(
    (one) =>
      thingsOf(one).some((thing) => things.includes(thing)) &&
      (role === null || roleOf(one).role === null || roleOf(one).role === role),
  );
  return sole === undefined || more.length > 0 ? null : sole;
}
