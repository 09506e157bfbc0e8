import type { SavedIdeaResult } from '../idea.ts';
import { type Canvas, draftCanvas } from '../planning/canvas.ts';
import { canvasBasis } from '../planning/canvas-basis.ts';

/** Boxes of the first draft whose first line tells the person what to write there. */
const prompted = [
  ['lean', 'problem'],
  ['lean', 'advantage'],
] as const;

const firstLine = (text: string | undefined) => text?.split('\n')[0] ?? '';

/** Which prompts still stand on the canvas as they were drafted. */
export function openPrompts(canvas: Canvas, result: SavedIdeaResult): readonly (readonly ['lean', string])[] {
  const draft = draftCanvas(canvasBasis(result));
  return prompted.filter(([sheet, box]) => firstLine(canvas[sheet][box]) === firstLine(draft[sheet][box]));
}

/** The canvas for another member's eyes: without the lines that told the person what to write. */
export function withoutPrompts(canvas: Canvas, result: SavedIdeaResult): Canvas {
  const open = openPrompts(canvas, result);
  const lean = Object.fromEntries(
    Object.entries(canvas.lean).map(([box, text]) => [
      box,
      open.some(([, name]) => name === box) ? text.split('\n').slice(1).join('\n') : text,
    ]),
  );
  return { ...canvas, lean };
}
