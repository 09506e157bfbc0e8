import { scoreDimensions, type IdeaScore } from '../idea.ts';

/** Weighted mean of the seven dimensions, 0 to 100. */
export function weighScores(scores: readonly IdeaScore[]): number {
  const weightOf = new Map<string, number>(scoreDimensions.map(({ key, weight }) => [key, weight]));
  const sum = scores.reduce(
    (total, { dimension, score }) => total + score * (weightOf.get(dimension) ?? 0),
    0,
  );
  return Math.round(sum / 100);
}
