import { type Figures, findCalculation, noFigures } from './find-calculation.ts';
import { readFigures } from './read-figures.ts';

const asksAmount = /\b(?:berapa|brp|brapa|piro)\b/u;

type Before = { readonly figures: Figures; readonly said: string };

/**
 * The calculation of a message; where it has none by itself and does not lean by its words, that of it and the message right before it, of
 * whose figures nothing was worked out yet, or which asked for a result without any.
 * @param text as it was written
 * @param before figures of before, and the message right before
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findWithBefore(
  text: string,
  before: Before,
  isLeaning: boolean,
): ReturnType<typeof findCalculation> {
  const own = findCalculation(text, before.figures, isLeaning);
  if (own.calculation !== null || isLeaning || before.said === '') return own;
  if (readFigures(text).length === 0) return own;
  const isTold = before.figures.said?.at(-1) === before.said;
  const isAsked = readFigures(before.said).length === 0 && asksAmount.test(before.said.toLowerCase());
  if (!isTold && !isAsked) return own;
  const together = findCalculation(`${before.said}. ${text}`, noFigures, false);
  return together.calculation === null ? own : together;
}
