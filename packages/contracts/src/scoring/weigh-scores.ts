import { scoreDimensions, type IdeaScore, type ScoreDimension } from '../idea.ts';

/** What neither fits a skill nor an interest cannot score higher, whatever its numbers say. */
const mostForUnrelated = 40;
const unrelatedBelow = 35;

/** Weighted mean of the dimensions that are known, 0 to 100; at most 40 for an idea that fits neither skill nor interest. */
export function weighScores(scores: readonly IdeaScore[]): number {
  const weightOf = new Map<string, number>(scoreDimensions.map(({ key, weight }) => [key, weight]));
  let sum = 0;
  let weights = 0;
  for (const { dimension, score } of scores) {
    if (score === null) continue;
    const weight = weightOf.get(dimension) ?? 0;
    sum += score * weight;
    weights += weight;
  }
  const mean = weights === 0 ? 0 : Math.round(sum / weights);
  const fit = (wanted: ScoreDimension) => scores.find(({ dimension }) => dimension === wanted)?.score ?? 0;
  const isRelated = Math.max(fit('skillFit'), fit('interestFit')) >= unrelatedBelow;
  return isRelated ? mean : Math.min(mean, mostForUnrelated);
}
