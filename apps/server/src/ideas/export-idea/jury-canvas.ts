import { type Canvas, canvasSheets } from '@kawanusaha/contracts/planning/canvas';
import { withoutPrompts } from '@kawanusaha/contracts/proposal/canvas-prompts';
import type { ExportPlan } from './plan.ts';
import { toldToJury } from './told-to-jury.ts';

/** The canvas as a jury reads it: without the lines that tell a member what to write, and said by the team. */
export function juryCanvas({ canvas, result }: Pick<ExportPlan, 'canvas' | 'result'>): Canvas {
  const open = withoutPrompts(canvas, result);
  return Object.fromEntries(
    canvasSheets.map(({ key }) => [
      key,
      Object.fromEntries(Object.entries(open[key]).map(([box, text]) => [box, toldToJury(text)])),
    ]),
  ) as Canvas;
}
