import type { IdeaRequest, SavedIdeaResult } from '@kawanusaha/contracts/idea';
import type { Canvas } from '@kawanusaha/contracts/planning/canvas';
import type { ValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';

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

/** Everything that follows the figures of an idea. */
export type FiguredPlan = { result: SavedIdeaResult; canvas: Canvas; plan: ValidationPlan };
