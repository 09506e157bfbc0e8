import type { Calculation, CalculationKind } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { Figures, Found } from './figures.ts';
import { findWithBefore } from './find-with-before.ts';
import { leavesOutShare } from './reckon/leaves-out-share.ts';
import { reckon } from './reckon/reckon.ts';

/** How many messages a sum reaches back. */
const mostTurns = 6;

/** A reading that is this near to the words stands before that of another reader. */
const sure = 0.35;
/** Calculations whose figures are read by the words right before them, so that a list or a change can be read wrong. */
const byRoles: ReadonlySet<CalculationKind> = new Set(['hpp', 'bep', 'potongan', 'bagi-hasil']);

type Before = { readonly figures: Figures; readonly said: string; readonly earlier: readonly string[] };

const figure = /\d[\d.,]*\d|\d/gu;
/** The figures of a result, which stands in the first line. */
const resultOf = (calculation: Calculation): string[] =>
  (explainCalculation(calculation)?.split('\n')[0] ?? '').match(figure) ?? [];

/** Whether a calculation tells the result of another one as well; its own form then shows more of the sum. */
function tellsResult(calculation: Calculation, other: Calculation): boolean {
  const told = new Set(explainCalculation(calculation)?.match(figure));
  return resultOf(other).every((value) => told.has(value));
}

/**
 * The calculation of a message after those before it: the one that the formulas find, in which every figure has its place, otherwise the one
 * that the readers of each kind of calculation find. Where both have a result the
 * formulas' stands only where it is certain and the other is read by roles, or leaves out a share; the same result is shown as its own kind.
 * @param text as it was written
 * @param before figures of before, the message right before, and all messages before
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findSum(text: string, before: Before, isLeaning: boolean): Found {
  const known = findWithBefore(text, before, isLeaning);
  const whole = [...before.earlier.slice(-mostTurns), text];
  const own = isLeaning ? null : reckon([text]);
  const found = own ?? reckon(whole);
  const withFound: Found = { figures: known.figures, calculation: found };
  if (known.calculation === null) {
    // What goes on with a result in a way that its reader does not know has to be certain.
    const goesOn = isLeaning && before.figures.kind !== null;
    return found === null || (goesOn && reckon(whole, sure) === null) ? known : withFound;
  }
  if (found === null) return leavesOutShare(whole, known.calculation) ? withFound : known;
  if (tellsResult(known.calculation, found)) return known;
  if (leavesOutShare(whole, known.calculation, true)) return withFound;
  const isSure = (own === null ? reckon(whole, sure) : reckon([text], sure)) !== null;
  return byRoles.has(known.calculation.kind) && isSure ? withFound : known;
}
