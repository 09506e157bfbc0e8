import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { type IdeaRequest, savedIdeaResultSchema, type SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
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
