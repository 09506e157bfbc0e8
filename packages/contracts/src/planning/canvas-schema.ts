import * as z from 'zod/mini';
import { type Canvas, longestBox } from './canvas.ts';

const sheetSchema = z.record(z.string(), z.string().check(z.maxLength(longestBox)));

/** Reads a kept canvas. Apart from its drafting, so that pages which draft do not bring the library of the rules. */
export const canvasSchema: z.ZodMiniType<Canvas> = z.object({
  lean: sheetSchema,
  bmc: sheetSchema,
  swot: sheetSchema,
});
