import type { SavedIdeaResult } from '../idea.ts';

/**
 * The idea as a canvas is drafted from it: the figures of now, and of the reasons those that the idea first came with, since
 * what an edit adds to them ('dari 200 semula') does not belong on a canvas.
 */
export function canvasBasis(result: SavedIdeaResult): SavedIdeaResult {
  const { first } = result;
  if (first === undefined) return result;
  const now = result.scores.find(({ dimension }) => dimension === 'economics');
  return {
    ...result,
    scores: first.scores.map((score) => (score.dimension === 'economics' ? (now ?? score) : score)),
  };
}
