import { matchesMax, type MatchReason } from '@kawanusaha/contracts/matching/match-answers';
import type { JudgedPair } from '@kawanusaha/contracts/matching/judge-pair';
import { explainPair } from '@kawanusaha/contracts/matching/match-pair';
import type { MatchPoint } from '@kawanusaha/contracts/matching/match-point';

/** From here on a pair is worth showing; below, only while there are few. */
const worthShowing = 25;
const fewest = 3;
const reasonsShown = 5;

export type Scored<Item> = { readonly item: Item; readonly match: JudgedPair };

/** The pairs that may be shown, best first: none that a wish rules out, none without a reason for it. */
export function rankFitting<Item>(scored: readonly Scored<Item>[]): Scored<Item>[] {
  return scored
    .filter(
      ({ match }) =>
        match.excludedBy.length === 0 && match.subjects.some(({ verdict }) => verdict.fits !== undefined),
    )
    .toSorted((a, b) => b.match.score - a.match.score);
}

/** How many of ranked pairs are shown: the good ones, ten at most, filled up to three with the next best. */
export function countShown(ranked: readonly Scored<unknown>[]): number {
  const good = ranked.filter(({ match }) => match.score >= worthShowing).length;
  return Math.min(ranked.length, matchesMax, Math.max(fewest, good));
}

/** The strongest reasons for a pair and the first thing to look at. */
export function chooseReasons(points: readonly MatchPoint[]): MatchReason[] {
  const cautions = points.filter(({ tone }) => tone === 'caution').slice(0, 2);
  const fits = points.filter(({ tone }) => tone === 'fits').slice(0, reasonsShown - cautions.length);
  return [...fits, ...cautions].map(({ tone, sentence }) => ({ tone, sentence }));
}

/** The reasons that stand beside a pair of a list. */
export function reasonsOf({ match }: Scored<unknown>): MatchReason[] {
  return chooseReasons(explainPair(match));
}
