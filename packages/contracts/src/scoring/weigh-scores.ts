import type { IdeaScore } from '../idea.ts';
import { scoreDimensions, type ScoreDimension } from '../score-dimensions.ts';
import { lowestEconomics } from './score-economics.ts';

/** What neither fits a skill nor an interest cannot score higher, whatever its numbers say. */
const mostForUnrelated = 40;
const unrelatedBelow = 35;
/** What touches only one of them, and that little, is no surer to be meant for this person. */
const oneSidedBelow = 56;
const untouchedBelow = 12;
/** A plan that loses money is no good idea for any person, as long as its figures stay so. */
const mostForLosing = 50;
/** How much of the total the fit to the person carries: good numbers make no idea theirs. */
const fitShare = 0.85;
/** A skill carries nearly alone; to like what one cannot do carries less. */
const carryingSkill = 0.9;
const carryingInterest = 0.85;
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

export type ScoreLimit = { readonly most: number; readonly sentence: string };

const scoreOf = (scores: readonly IdeaScore[], wanted: ScoreDimension): number | null =>
  scores.find(({ dimension }) => dimension === wanted)?.score ?? null;

/** What keeps the total of an idea down whatever else is good about it, with a sentence for the person; null for nothing. */
export function limitScore(scores: readonly IdeaScore[]): ScoreLimit | null {
  const [more, less] = [scoreOf(scores, 'skillFit') ?? 0, scoreOf(scores, 'interestFit') ?? 0].toSorted(
    (a, b) => b - a,
  ) as [number, number];
  if (more < unrelatedBelow)
    return {
      most: mostForUnrelated,
      sentence: `Paling tinggi ${mostForUnrelated}, karena ide ini tidak menyentuh keahlian maupun minat Anda.`,
    };
  if (more < oneSidedBelow && less < untouchedBelow)
    return {
      most: mostForUnrelated,
      sentence: `Paling tinggi ${mostForUnrelated}, karena ide ini menyentuh sedikit saja dari yang Anda tulis.`,
    };
  if ((scoreOf(scores, 'economics') ?? 100) > lowestEconomics) return null;
  return {
    most: mostForLosing,
    sentence: `Paling tinggi ${mostForLosing}, karena dengan angka ini usahanya merugi.`,
  };
}

/**
 * The total of an idea, 0 to 100: its fit to the person carries 85 of a hundred, the weighted mean of the other dimensions that
 * are known the rest; no more than what `limitScore` leaves.
 */
export function weighScores(scores: readonly IdeaScore[]): number {
  const fit = weighFit(scoreOf(scores, 'skillFit'), scoreOf(scores, 'interestFit'));
  const others = weighOthers(scores);
  const total = Math.round(others === null ? fit : fit * fitShare + others * (1 - fitShare));
  return Math.min(total, limitScore(scores)?.most ?? 100);
}
