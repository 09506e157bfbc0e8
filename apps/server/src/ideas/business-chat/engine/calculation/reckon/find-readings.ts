import type { Quantity } from './told/quantities.ts';
import { findNeeded } from './find-needed.ts';
import { readLeaves } from './leaves/read-leaves.ts';
import { readScene } from './leaves/read-scene.ts';
import { readTarget } from './asked/read-target.ts';
import type { Target } from './asked/target.ts';
import { roleOf } from './told/roles.ts';
import { solve } from './solve.ts';
import type { Term } from './term.ts';

/** Another result has to be so much further from the words. */
export const apart = 0.25;
/** A reading further from the words than this is none. */
export const mostDoubt = 1.3;
/** A time of which nothing else is told. */
const leftIdle = 0.6;
/** A figure of an earlier message that has no place in what is asked now. */
const leftOut = 1.1;

export type Reading = { readonly term: Term; readonly doubt: number; readonly fact: string };

const has = (ids: number, { id }: Quantity): boolean => Math.floor(ids / 2 ** id) % 2 === 1;

const fit = 'Jadi yang layak jual';
/** Whether what failed is only left out of what was sold, though it was paid for piece by piece. */
const losesWaste = ({ operation, of }: Term): boolean =>
  (operation === 'times' && of[0]?.label === 'Laba per unit' && of[1]?.label === fit) || of.some(losesWaste);

/** A figure that was not told, by which what is missing is found. */
const assumed: Term = {
  value: 7,
  unit: 'jumlah',
  label: '',
  ids: 2 ** 20,
  doubt: 0,
  operation: null,
  of: [],
};

/** Of what was bought at once and sold in part, with no time, the rest may still be sold: of which of both the profit is, is not told. */
function isSoldInPart(quantities: readonly Quantity[], target: Target): boolean {
  const counts = quantities.filter(({ unit }) => unit === 'jumlah');
  const made = counts.find((one) => roleOf(one).role === 'made');
  const sold = counts.find((one) => roleOf(one).role === 'sold' && one.per.length === 0);
  const isOfTime = counts.some(({ noun, per }) =>
    [noun, ...per].some((one) => /^(?:hari|minggu|bulan)$/u.test(one?.kind ?? '')),
  );
  return (
    target.name === 'profit' &&
    made !== undefined &&
    sold !== undefined &&
    sold.value < made.value &&
    !isOfTime
  );
}

/**
 * Every reading of a target that leaves out no figure of the last message, nor one of which nothing was asked yet.
 * @param quantities all figures
 * @param target what is asked
 * @param last the place of the message whose figures all have to be in it
 * @param turns all messages
 * @param supposed a fact of which a figure is supposed that was not told
 */
export function readings(
  quantities: readonly Quantity[],
  target: Target,
  last: number,
  turns: readonly string[],
  supposed?: { readonly fact: string },
): Reading[] {
  if (isSoldInPart(quantities, target)) return [];
  const scene = readScene(quantities, turns);
  // What it is sold for is no part of what it costs: 'hpp-nya brp? biasanya kujual 3.500'.
  const isSaleOfCost = (one: Quantity): boolean =>
    target.name === 'unitCost' &&
    one.unit === 'rupiah' &&
    roleOf(one).role === 'price' &&
    /jual\p{L}*\s*(?:rp\.?)?\s*$/u.test(one.before);
  const kept = quantities.filter((one) => !isSaleOfCost(one));
  const leaves = readLeaves(kept, scene);
  if (supposed !== undefined) {
    const told = leaves.get(supposed.fact) ?? [];
    leaves.set(supposed.fact, [...told.filter(({ ids }) => ids !== 0), assumed]);
  }
  const found = solve(
    leaves,
    target.facts.map(({ fact }) => fact),
  );
  const { needed, idle } = findNeeded(kept, target, turns);
  const shares = needed.filter((one) => roleOf(one).role === 'share');
  // Of parts that make a whole one is asked.
  const isWhole =
    Math.abs(shares.reduce((sum, { value }) => sum + value, 0) - 100) < 0.01 && shares.length > 1;
  const isAsked = turns.map((turn) => readTarget(turn) !== null);
  return target.facts.flatMap(({ fact, doubt }) =>
    (found.get(fact) ?? []).flatMap((term) => {
      if (term.operation === null || (supposed !== undefined && (term.ids & assumed.ids) === 0)) return [];
      if (losesWaste(term) || (isWhole && !shares.some((one) => has(term.ids, one)))) return [];
      const out = needed.filter((one) => !has(term.ids, one) && !(isWhole && shares.includes(one)));
      if (out.some((one) => one.turn === last || (last < turns.length && isAsked[one.turn] !== true)))
        return [];
      const left = idle.filter((one) => !has(term.ids, one)).length;
      return [{ term, fact, doubt: term.doubt + doubt + out.length * leftOut + left * leftIdle }];
    }),
  );
}

/** The reading that is nearest to the words; null where another result is as near. */
export function settle(all: readonly Reading[], most = mostDoubt): Reading | null {
  const sorted = all.toSorted((a, b) => a.doubt - b.doubt);
  const [best] = sorted;
  if (best === undefined || best.doubt > most) return null;
  const other = sorted.find(
    ({ term }) => Math.abs(term.value - best.term.value) > Math.abs(best.term.value) * 1e-4,
  );
  return other !== undefined && other.doubt < best.doubt + apart ? null : best;
}
