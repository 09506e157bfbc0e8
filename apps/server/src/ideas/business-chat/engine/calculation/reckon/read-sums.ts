import { normalize } from './told/normalize.ts';
import { type Quantity, readQuantities } from './told/quantities.ts';
import { readAsk, spanAsked } from './asked/read-ask.ts';
import { countInEach } from './told/count-in-each.ts';
import { roleOf } from './told/roles.ts';
import { nounOf, spans } from './told/words.ts';
import type { Target } from './asked/target.ts';
import { settleTurns } from './told/settle-turns.ts';
import { leaveOutTakenBack } from './told/taken-back.ts';
import { targetsOf } from './asked/targets-of.ts';

/** The figures of a conversation as they stand now, and what is asked of them, the nearest first. */
export type Sum = {
  readonly turns: readonly string[];
  readonly quantities: readonly Quantity[];
  readonly targets: readonly Target[];
};

/** More figures than this are a table, not a sum. */
export const mostFigures = 16;

const ofTime = ({ per }: Quantity): boolean => per.some(({ kind }) => spans.some((span) => span === kind));

/** What was sold, told with no time in a message that asked what a day earns, is of a day: a later message may ask of a month. */
function withAskedTime(quantities: readonly Quantity[], turns: readonly string[]): Quantity[] {
  const asked = turns.map((turn, at) => {
    const own = quantities.filter((one) => one.turn === at);
    return at === turns.length - 1 || own.some(ofTime) ? null : spanAsked(readAsk(turn) ?? '');
  });
  return quantities.map((one) => {
    const noun = nounOf(asked[one.turn] ?? '');
    return noun !== null && one.unit === 'jumlah' && roleOf(one).role === 'sold'
      ? { ...one, per: [...one.per, noun] }
      : one;
  });
}

/**
 * What a conversation tells and asks.
 * @param written the person's messages, oldest first
 */
export function readSums(written: readonly string[]): Sum {
  const turns = leaveOutTakenBack(written.map(normalize));
  const quantities = settleTurns(readQuantities(turns), turns);
  return { turns, quantities: withAskedTime(countInEach(quantities), turns), targets: targetsOf(turns) };
}
