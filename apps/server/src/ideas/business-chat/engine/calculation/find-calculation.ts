import { type Figures, type Found, noFigures } from './figures.ts';
import { asksResult, findOwn } from './find-own.ts';
import { leavesOut } from './periods/leaves-out.ts';
import { findPlainCalculation } from './plain/find-plain-calculation.ts';
import { readFigures } from './read/read-figures.ts';
import { readInputs } from './read/read-inputs.ts';

const becomes = /\b(?:naik|turun|ganti|ternyata)\p{L}* (?:jadi|jd|menjadi) (?:rp\.? ?)?\d/u;

/** Asks for something else than a result; its figures belong to that question. */
const asksElse =
  /\?|\b(?:apa|apakah|gimana|gmn|bagaimana|piye|kumaha|kapan|mana|dimana|kemana|kenapa|knp|boleh|cara|syarat\w*|wajar|cocok|mending|enaknya|sebaiknya)\b/u;
const tellsFigures = (text: string): boolean => {
  const lower = text.toLowerCase();
  return readFigures(text).length > 0 && (!asksElse.test(lower) || asksResult.test(lower));
};

/** How many messages with figures are kept until their result is asked. */
export const mostSaid = 4;

/**
 * The calculation that a question asks for, with figures of before where it leans on them: those of a calculation that goes on, or those that
 * were told in messages of which nothing was worked out, read as if they were one with the question.
 */
export function findCalculation(text: string, before: Figures, isLeaning: boolean): Found {
  const own = findOwn(text, before, isLeaning);
  const earlier = isLeaning ? (before.said ?? []) : [];
  if (earlier.length > 0) {
    const whole = [...earlier, text].join('. ');
    const together = findOwn(whole, noFigures, false);
    // A message without a figure asks for what the ones before tell.
    const isAsked = readFigures(text).length === 0;
    // 'bahannya naik jadi 165rb' stands in the place of what was told; both together would be reckoned twice.
    const isRevised = own.calculation !== null && becomes.test(text.toLowerCase());
    if (
      !isRevised &&
      together.calculation !== null &&
      (isAsked || together.calculation.kind === (own.calculation ?? together.calculation).kind)
    )
      return together;
    // What was carried on may lack a sum that was told and could not be read.
    if (own.calculation !== null) {
      const { kind } = own.calculation;
      const { inputs, left } = readInputs(whole.toLowerCase(), kind);
      if (leavesOut({ kind, inputs }, left))
        return { figures: { ...before, said: [...earlier, text] }, calculation: null };
    }
    if (own.calculation === null) {
      const plain = findPlainCalculation(whole.toLowerCase());
      if (plain !== null) return { figures: plain, calculation: plain };
    }
  }
  if (own.calculation !== null) return own;
  const plain = findPlainCalculation(text.toLowerCase());
  // A message that goes on with figures of which nothing is known yet is not whole by itself.
  if (plain !== null && earlier.length === 0) return { figures: plain, calculation: plain };
  if (!tellsFigures(text))
    return before.said === undefined ? own : { ...own, figures: { ...own.figures, said: before.said } };
  return { ...own, figures: { ...own.figures, said: [...(before.said ?? []), text].slice(-mostSaid) } };
}
