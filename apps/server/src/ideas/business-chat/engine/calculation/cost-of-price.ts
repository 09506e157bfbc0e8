import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { asksElse } from './reckon/asks-sum.ts';
import { countedThing } from './reckon/counted-thing.ts';
import { readings, settle } from './reckon/find-readings.ts';
import { readSums } from './reckon/read-sums.ts';
import { countAsks } from './reckon/asked/read-ask.ts';
import { readTarget } from './reckon/asked/read-target.ts';
import type { Target } from './reckon/asked/target.ts';
import { roleOf } from './reckon/told/roles.ts';
import { writeFormula } from './reckon/write-formula.ts';

const mostTurns = 6;
/** Nothing but costs is told, so that words without the name of a cost are none of another figure. */
const mostDoubt = 1.5;
const unitCost: Target = {
  name: 'unitCost',
  facts: [
    { fact: 'unitCost', doubt: 0 },
    { fact: 'perPiece', doubt: 0.1 },
  ],
};
const ofPrice = /^(?:price|profit|margin|markup|discount|fee|turnover|commission|share|goal|clear)$/u;

/**
 * What one piece costs, where its price is asked and nothing but costs is told: 'bahan 260rb jadi 40 bungkus, jual berapa'; null elsewhere.
 * @param text as it was written
 * @param earlier the person's messages before it that it goes on with, oldest first
 */
export function costOfAskedPrice(text: string, earlier: readonly string[]): Calculation | null {
  const { turns, quantities, targets } = readSums([...earlier.slice(-mostTurns), text]);
  const [target] = targets;
  // 'totalnya 420rb, sebelum jualan 250' asks for no price.
  const isAsked = turns.some((turn) => countAsks(turn) > 0 && readTarget(turn)?.name === 'price');
  if (target?.name !== 'price' || !isAsked || quantities.length < 2 || asksElse.test(text)) return null;
  if (quantities.some((one) => one.unit === 'jumlah' && one.noun === null && roleOf(one).role !== 'made'))
    return null;
  if (quantities.some((one) => one.unit === 'persen' || ofPrice.test(roleOf(one).role ?? ''))) return null;
  // Of what was bought it has to be told how many it makes, unless all of it is of one.
  const isPlain = quantities.every(
    (one) =>
      one.unit === 'jumlah' || roleOf(one).role === 'cost' || one.per.some(({ kind }) => kind === 'unit'),
  );
  if (!isPlain && quantities.every(({ unit }) => unit !== 'jumlah')) return null;
  const reading = settle(readings(quantities, unitCost, turns.length - 1, turns), mostDoubt);
  return reading === null ? null : writeFormula([reading.term], countedThing(quantities, turns));
}
