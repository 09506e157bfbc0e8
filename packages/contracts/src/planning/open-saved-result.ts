import type { Assumptions } from '../finance/assumptions.ts';
import { checkCapital } from '../finance/capital-check.ts';
import { describeRevenue, describeTimeline } from '../finance/describe.ts';
import { detailsOf } from '../finance/details-of.ts';
import type { SavedIdeaResult } from '../idea.ts';
import { type IdeaBasis, rescoreIdea } from '../scoring/rescore-idea.ts';
import { scoreEconomics } from '../scoring/score-economics.ts';
import { weighScores } from '../scoring/weigh-scores.ts';

const complete = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  details: detailsOf(assumptions),
});

/** The scores that follow from figures, worked out anew; what was not known stays unknown. */
function judgeAnew(
  { assumptions, scores, bill }: IdeaBasis,
  { unit, hoursPerWeek }: SavedIdeaResult,
  budget: number | null,
): IdeaBasis {
  const completed = complete(assumptions);
  return {
    assumptions: completed,
    ...(bill === undefined ? {} : { bill }),
    scores: scores.map((score) => {
      if (score.score === null) return score;
      if (score.dimension === 'economics')
        return scoreEconomics({ assumptions: completed, unit, hoursPerWeek });
      if (score.dimension !== 'capitalFit') return score;
      const check = checkCapital(completed, budget ?? completed.capital);
      return { ...score, score: check.score, reason: `Karena ${check.sentence}.` };
    }),
  };
}

/** A plan that was edited before lists of materials could be changed first came with the list that it has now. */
function withFirstBill(result: SavedIdeaResult): SavedIdeaResult {
  const { first, bill } = result;
  return first === undefined || first.bill !== undefined || bill === undefined
    ? result
    : { ...result, first: { ...first, bill } };
}

/**
 * A saved record as every page and export opens it. One from before the figures had details gets our general estimate, and
 * its scores and sentences are worked out from that; any other keeps its figures.
 * @param budget what the person has, in Rupiah; null while unknown
 */
export function openSavedResult(saved: SavedIdeaResult, budget: number | null): SavedIdeaResult {
  const result = withFirstBill(saved);
  const { assumptions, first, unit } = result;
  if (assumptions.details !== undefined || assumptions.price === 0) return result;
  if (first !== undefined) {
    const basis = judgeAnew(first, result, budget);
    return { ...rescoreIdea(result, basis, complete(assumptions), budget), first: basis };
  }
  const basis = judgeAnew(result, result, budget);
  return {
    ...result,
    ...basis,
    totalScore: weighScores(basis.scores),
    potentialRevenue: describeRevenue(basis.assumptions, unit),
    timelineToProfit: describeTimeline(basis.assumptions),
  };
}
