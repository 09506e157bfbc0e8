import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { type IdeaRequest, savedIdeaResultSchema, type SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { followCanvas, followValidationPlan } from '@kawanusaha/contracts/planning/follow-figures';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
import { keepVersion } from '@kawanusaha/contracts/planning/keep-version';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { type Canvas, canvasSchema } from '@kawanusaha/contracts/planning/canvas';
import { type ValidationPlan, validationPlanSchema } from '@kawanusaha/contracts/planning/validation-plan';

/** A row of `business_ideas` as the screens use it. A record in an unknown shape keeps its title and can be deleted. */
export type SavedIdea = {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  request: Partial<IdeaRequest>;
  result: SavedIdeaResult | null;
  canvas: Canvas | null;
  plan: ValidationPlan | null;
};

export const savedIdeaColumns = 'id, title, input, result, plan, canvas, created_at, updated_at';

type Row = {
  id: string;
  title: string;
  input: unknown;
  result: unknown;
  plan: unknown;
  canvas: unknown;
  created_at: string;
  updated_at: string;
};

/** Reads a row; what cannot be read becomes null. */
export function readSavedIdea(row: Row): SavedIdea {
  const result = savedIdeaResultSchema.safeParse(row.result);
  const canvas = canvasSchema.safeParse(row.canvas);
  const plan = validationPlanSchema.safeParse(row.plan);
  const request = (
    typeof row.input === 'object' && row.input !== null ? row.input : {}
  ) as Partial<IdeaRequest>;
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    request,
    result: result.success ? openSavedResult(result.data, readBudget(request.capital)) : null,
    canvas: canvas.success ? canvas.data : null,
    plan: plan.success ? plan.data : null,
  };
}

/** Everything that follows the figures of an idea. */
export type FiguredPlan = { result: SavedIdeaResult; canvas: Canvas; plan: ValidationPlan };

/**
 * The plan with other figures: scores and sentences, canvas and interview plan follow, how it first came is kept beside it,
 * and the figures that this visit began with stay as a version.
 * @param budget what the person has, in Rupiah; null while unknown
 */
export function changeFigures(
  { result, canvas, plan }: FiguredPlan,
  assumptions: Assumptions,
  budget: number | null,
  now: Date,
): FiguredPlan {
  const first = result.first ?? { assumptions: result.assumptions, scores: result.scores };
  const kept = result.versions === undefined ? keepVersion(result, now) : result;
  const next = { ...rescoreIdea(kept, first, assumptions, budget), first };
  const [from, to] = [canvasBasis(result), canvasBasis(next)];
  return { result: next, canvas: followCanvas(canvas, from, to), plan: followValidationPlan(plan, from, to) };
}

/** Whether the assumptions differ from the first ones. */
export function isEdited({ first, assumptions }: SavedIdeaResult): boolean {
  return first !== undefined && JSON.stringify(first.assumptions) !== JSON.stringify(assumptions);
}
