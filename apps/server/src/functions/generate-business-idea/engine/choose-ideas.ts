import { ideaAlternativeCount, type Idea, type IdeaRequest } from '@kawanusaha/contracts/idea';
import { catalogue, type CatalogueItem } from '../catalogue/all.ts';
import { buildIdea } from './build-idea.ts';
import { readProfile, type Profile } from './profile.ts';

export type ChosenIdeas = { ideas: Idea[]; hasMore: boolean };

type Candidate = { idea: Idea; item: CatalogueItem };

function fitsMode(item: CatalogueItem, mode: IdeaRequest['mode']): boolean {
  if (mode === 'Online') return item.entry.mode !== 'offline';
  if (mode === 'Offline') return item.entry.mode !== 'online';
  return true;
}

function isAffordable(item: CatalogueItem, profile: Profile): boolean {
  return profile.budget === null || item.entry.capital[0] <= profile.budget;
}

/** Ideas that are worth little more than a guess are not offered: better two than a poor third. */
const smallestWorthwhileScore = 40;

/** A stranger sector is only worth showing while it is not much worse than the best. */
const largestStepDown = 18;

const scoreOf = ({ idea }: Candidate, dimension: string) =>
  idea.scores.find((score) => score.dimension === dimension)?.score ?? 0;

function isRelated(candidate: Candidate): boolean {
  return scoreOf(candidate, 'skillFit') > 15 || scoreOf(candidate, 'interestFit') > 25;
}

/** From here on an idea stands on what the person can do, not on what they like. */
const skilledFrom = 50;

/** One that uses a skill, then good ones of other sectors so that the alternatives really differ, then whatever fits next. */
function pickDifferent(ranked: readonly Candidate[]): Candidate[] {
  const best = ranked[0]?.idea.totalScore ?? 0;
  const chosen: Candidate[] = [];
  const isNear = ({ idea }: Candidate) => idea.totalScore >= best - largestStepDown;
  const passes: ((candidate: Candidate) => boolean)[] = [
    (candidate) => chosen.length === 0 && isNear(candidate) && scoreOf(candidate, 'skillFit') >= skilledFrom,
    (candidate) =>
      isRelated(candidate) &&
      isNear(candidate) &&
      !chosen.some((other) => other.item.sector === candidate.item.sector),
    isRelated,
    () => true,
  ];
  for (const accepts of passes) {
    for (const candidate of ranked) {
      if (chosen.length === ideaAlternativeCount) break;
      if (!chosen.includes(candidate) && accepts(candidate)) chosen.push(candidate);
    }
  }
  return chosen.toSorted((a, b) => b.idea.totalScore - a.idea.totalScore);
}

/**
 * Up to three affordable ideas for the request, best first, without those in `exclude`. The same request gives the
 * same answer. Empty when nothing is left.
 */
export function chooseIdeas(request: IdeaRequest, items: readonly CatalogueItem[] = catalogue): ChosenIdeas {
  const profile = readProfile(request);
  const excluded = new Set(request.exclude ?? []);
  const ranked = items
    .filter(
      (item) => !excluded.has(item.entry.id) && fitsMode(item, request.mode) && isAffordable(item, profile),
    )
    .map((item) => ({ item, idea: buildIdea(item, profile) }))
    .filter(({ idea }) => idea.totalScore >= smallestWorthwhileScore)
    .toSorted(
      (a, b) => b.idea.totalScore - a.idea.totalScore || a.item.entry.id.localeCompare(b.item.entry.id),
    );
  const chosen = pickDifferent(ranked);
  return { ideas: chosen.map(({ idea }) => idea), hasMore: ranked.length > chosen.length };
}
