import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { type IdeaRequest, savedIdeaResultSchema } from '@kawanusaha/contracts/idea';
import { canvasSchema } from '@kawanusaha/contracts/planning/canvas-schema';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
import { validationPlanSchema } from '@kawanusaha/contracts/planning/validation-plan-schema';
import type { SavedIdea } from './saved-idea.ts';

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
