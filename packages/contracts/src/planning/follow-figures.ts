import type { Idea } from '../idea.ts';
import { type Canvas, canvasSheets, draftCanvas } from './canvas.ts';
import { draftValidationPlan, type ValidationPlan } from './validation-plan.ts';

const figures = /\d[\d.,]*/g;
/** A line with its figures left out: lines of the same words are the same line with other figures. */
const wordsOf = (line: string) => line.replaceAll(figures, '#');

/**
 * Lines of a text that came out of the figures of before, written with those of now; also where they carry figures from an
 * earlier way of counting. What the person wrote in other words stays.
 */
function followLines(text: string, before: string, now: string): string {
  const from = before.split('\n');
  const to = now.split('\n');
  const words = from.map(wordsOf);
  return text
    .split('\n')
    .map((line, index) => {
      // A line may stand twice in what was drafted; its own place counts first.
      if (from[index] === line) return to[index] ?? line;
      const place = from.indexOf(line);
      const similar = place >= 0 || wordsOf(line) === line ? place : words.indexOf(wordsOf(line));
      return to[similar] ?? line;
    })
    .join('\n');
}

/**
 * The canvas after a change of the figures: every line that was drafted from them is drafted anew, in each box.
 * @param before the idea with the figures that the canvas was drafted from
 */
export function followCanvas(canvas: Canvas, before: Idea, now: Idea): Canvas {
  const from = draftCanvas(before);
  const to = draftCanvas(now);
  const sheets = canvasSheets.map(({ key }) => [
    key,
    Object.fromEntries(
      Object.entries(canvas[key]).map(([box, text]) => [
        box,
        followLines(text, from[key][box] ?? '', to[key][box] ?? ''),
      ]),
    ),
  ]);
  return Object.fromEntries(sheets) as Canvas;
}

/** The interview plan after a change of the figures: test and threshold follow where the person left them as they were. */
export function followValidationPlan(plan: ValidationPlan, before: Idea, now: Idea): ValidationPlan {
  const from = draftValidationPlan(before);
  const to = draftValidationPlan(now);
  return {
    ...plan,
    test: followLines(plan.test, from.test, to.test),
    threshold: followLines(plan.threshold, from.threshold, to.threshold),
  };
}
