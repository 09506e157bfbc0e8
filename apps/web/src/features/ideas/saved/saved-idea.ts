import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { type IdeaRequest, savedIdeaResultSchema, type SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { type Canvas, canvasSchema } from '../canvas/canvas.ts';
import { type ValidationPlan, validationPlanSchema } from '../canvas/validation-plan.ts';

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
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    request: (typeof row.input === 'object' && row.input !== null ? row.input : {}) as Partial<IdeaRequest>,
    result: result.success ? result.data : null,
    canvas: canvas.success ? canvas.data : null,
    plan: plan.success ? plan.data : null,
  };
}

/** The idea with other assumptions: scores and sentences follow, and how it first came is kept beside it. */
export function withAssumptions(
  result: SavedIdeaResult,
  assumptions: Assumptions,
  budget: number | null,
): SavedIdeaResult {
  const first = result.first ?? { assumptions: result.assumptions, scores: result.scores };
  return { ...rescoreIdea(result, first, assumptions, budget), first };
}

/** Whether the assumptions differ from the first ones. */
export function isEdited({ first, assumptions }: SavedIdeaResult): boolean {
  return first !== undefined && JSON.stringify(first.assumptions) !== JSON.stringify(assumptions);
}

/** The idea with the reasons that it first came with: what edits add to them does not belong on a canvas. */
export function asFirstScored(result: SavedIdeaResult): SavedIdeaResult {
  return { ...result, scores: result.first?.scores ?? result.scores };
}
