import { scoreDimensions, type IdeaScore, type ScoreDimension } from '../idea.ts';

/** What neither fits a skill nor an interest cannot score higher, whatever its numbers say. */
const mostForUnrelated = 40;
const unrelatedBelow = 35;
/** How much of the total the fit to the person carries: good numbers make no idea theirs. */
const fitShare = 0.85;
/** A skill carries nearly alone; to like what one cannot do carries less. */
const carryingSkill = 0.9;
const carryingInterest = 0.7;
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

function weighFit(skill: number | null, interest: number | null): number {
  if (skill === null || interest === null) return skill ?? interest ?? 0;
  return skill >= interest
    ? skill * carryingSkill + interest * (1 - carryingSkill)
    : interest * carryingInterest + skill * (1 - carryingInterest);
}

/**
 * The total of an idea, 0 to 100: its fit to the person carries 85 of a hundred, the weighted mean of the other dimensions that
 * are known the rest; at most 40 for an idea that fits neither skill nor interest.
 */
export function weighScores(scores: readonly IdeaScore[]): number {
  const known = (wanted: ScoreDimension) =>
    scores.find(({ dimension }) => dimension === wanted)?.score ?? null;
  const skill = known('skillFit');
  const interest = known('interestFit');
  const fit = weighFit(skill, interest);
  const others = weighOthers(scores);
  const total = Math.round(others === null ? fit : fit * fitShare + others * (1 - fitShare));
  const isRelated = Math.max(skill ?? 0, interest ?? 0) >= unrelatedBelow;
  return isRelated ? total : Math.min(total, mostForUnrelated);
}
