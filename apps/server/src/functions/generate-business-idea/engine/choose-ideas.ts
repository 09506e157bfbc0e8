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

function isRelated({ idea }: Candidate): boolean {
  const scoreOf = (dimension: string) =>
    idea.scores.find((score) => score.dimension === dimension)?.score ?? 0;
  return scoreOf('skillFit') > 15 || scoreOf('interestFit') > 25;
}

/** The best one, then good ones of other sectors so that the alternatives really differ, then whatever fits next. */
function pickDifferent(ranked: readonly Candidate[]): Candidate[] {
  const best = ranked[0]?.idea.totalScore ?? 0;
  const chosen: Candidate[] = [];
  const passes: ((candidate: Candidate) => boolean)[] = [
    (candidate) =>
      isRelated(candidate) &&
      candidate.idea.totalScore >= best - largestStepDown &&
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
