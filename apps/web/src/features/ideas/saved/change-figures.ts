import { type Figures, haveSameFigures } from '@kawanusaha/contracts/finance/change-material';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { followCanvas, followValidationPlan } from '@kawanusaha/contracts/planning/follow-figures';
import { keepVersion } from '@kawanusaha/contracts/planning/keep-version';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import type { FiguredPlan } from './saved-idea.ts';

/**
 * The plan with other figures: scores and sentences, canvas and interview plan follow, how it first came is kept beside it,
 * and the figures that this visit began with stay as a version.
 * @param budget what the person has, in Rupiah; null while unknown
 */
export function changeFigures(
  { result, canvas, plan }: FiguredPlan,
  { assumptions, bill }: Figures,
  budget: number | null,
  now: Date,
): FiguredPlan {
  const first = result.first ?? {
    assumptions: result.assumptions,
    scores: result.scores,
    bill: result.bill,
  };
  const kept = result.versions === undefined ? keepVersion(result, now) : result;
  const next = { ...rescoreIdea({ ...kept, bill: bill ?? kept.bill }, first, assumptions, budget), first };
  const [from, to] = [canvasBasis(result), canvasBasis(next)];
  return { result: next, canvas: followCanvas(canvas, from, to), plan: followValidationPlan(plan, from, to) };
}

/** Whether the figures differ from the first ones. */
export function isEdited({ first, assumptions, bill }: SavedIdeaResult): boolean {
  return (
    first !== undefined && !haveSameFigures({ ...first, bill: first.bill ?? bill }, { assumptions, bill })
  );
}
