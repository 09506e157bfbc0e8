import { scoreDimensions, type IdeaScore, type ScoreDimension } from '../idea.ts';

/** What neither fits a skill nor an interest cannot score higher, whatever its numbers say. */
const mostForUnrelated = 40;
const unrelatedBelow = 35;
/** How much of the total the fit to the person carries: good numbers make no idea theirs. */
const fitShare = 0.75;
/** Of skill and interest the stronger one carries; no user has to love what they know, or know what they love. */
const strongerShare = 0.9;
const fitDimensions: ReadonlySet<ScoreDimension> = new Set(['skillFit', 'interestFit']);

function weighOthers(scores: readonly IdeaScore[]): number | null {
  const weightOf = new Map<string, number>(scoreDimensions.map(({ key, weight }) => [key, weight]));
  let sum = 0;
  let weights = 0;
  for (const { dimension, score } of scores) {
    if (score === null || fitDimensions.has(dimension)) continue;
    const weight = weightOf.get(dimension) ?? 0;
    sum += score * weight;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

/**
 * The total of an idea, 0 to 100: its fit to the person carries three quarters, the weighted mean of the other dimensions that
 * are known the rest; at most 40 for an idea that fits neither skill nor interest.
 */
export function weighScores(scores: readonly IdeaScore[]): number {
  const fits = scores
    .flatMap(({ dimension, score }) => (score !== null && fitDimensions.has(dimension) ? [score] : []))
    .toSorted((a, b) => b - a);
  const [stronger = 0, weaker = stronger] = fits;
  const fit = stronger * strongerShare + weaker * (1 - strongerShare);
  const others = weighOthers(scores);
  const total = Math.round(others === null ? fit : fit * fitShare + others * (1 - fitShare));
  return stronger >= unrelatedBelow ? total : Math.min(total, mostForUnrelated);
}
