import { matchJudged, readListing, readPerson } from '../engines/match-people.ts';
import { parts, readMatchingPeople, readSet, type MatchingSet, type MatchPair } from '../read-sets.ts';
import { ndcgAt } from '../scoring/ranking.ts';
import { mean, share } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

type Judged = MatchPair & { readonly score: number; readonly shown: boolean; readonly reasons: string };
type Ranked = {
  readonly person: string;
  readonly pairs: readonly Judged[];
  readonly ndcg: number | null;
  readonly isFirstRight: boolean;
};

const places = 10;
const goodNdcg = 0.85;

/** One person's pairs in the order of the product; what a wish rules out is not shown. */
function rank(person: string, pairs: readonly Judged[]): Ranked {
  const shown = pairs.filter((pair) => pair.shown).toSorted((a, b) => b.score - a.score);
  const relevance = Object.fromEntries(pairs.map(({ listing, grade }) => [listing, grade]));
  return {
    person,
    pairs: shown,
    ndcg: ndcgAt(
      places,
      shown.map(({ listing }) => listing),
      relevance,
    ),
    isFirstRight: shown[0] !== undefined && shown[0].grade === Math.max(...pairs.map(({ grade }) => grade)),
  };
}

function summarize(ranked: readonly Ranked[], pairs: readonly Judged[]): Figures {
  const ruledOut = pairs.filter(({ excluded_by: by }) => by !== undefined);
  return {
    persons: ranked.length,
    pairs: pairs.length,
    'NDCG@10': mean(ranked.map(({ ndcg }) => ndcg).filter((value) => value !== null)),
    'first place right': share(ranked, ({ isFirstRight }) => isFirstRight),
    'shown though a wish rules it out': share(ruledOut, ({ shown }) => shown),
    'hidden though it fits': share(
      pairs.filter(({ grade }) => grade > 0),
      ({ shown }) => !shown,
    ),
  };
}

/** Ranks the judged listings of every person of a set by the product's score. */
export function measureMatching(set: MatchingSet): Measured {
  const { persons, listings } = readMatchingPeople(set);
  const person = new Map(persons.map((one) => [one.id, readPerson(one)]));
  const listing = new Map(listings.map((one) => [one.id, readListing(one)]));
  const figures: Partial<Record<(typeof parts)[number], Figures>> = {};
  let failures: string[] = [];
  for (const part of parts) {
    const pairs = readSet(set, part).map((pair): Judged => {
      const who = person.get(pair.person);
      const what = listing.get(pair.listing);
      if (who === undefined || what === undefined) throw new Error(`${pair.id} names no user`);
      const { score, excludedBy, points } = matchJudged(who, what);
      const reasons = points.map(({ sentence }) => sentence).join(' ');
      return { ...pair, score, shown: excludedBy.length === 0, reasons };
    });
    const ranked = [...Map.groupBy(pairs, (pair) => pair.person)].map(([id, own]) => rank(id, own));
    figures[part] = summarize(ranked, pairs);
    if (part === 'open') {
      failures = ranked
        .filter(({ ndcg, isFirstRight }) => ndcg !== null && (ndcg < goodNdcg || !isFirstRight))
        .map(({ person: id, pairs: own, ndcg }) =>
          [
            `${id} ${(ndcg ?? 0).toFixed(2)}`,
            ...own.map(({ listing: of, grade, score, reasons }) => `    ${of} ${grade} ${score} ${reasons}`),
          ].join('\n'),
        );
    }
  }
  const { open = {}, sealed = {} } = figures;
  return { figures: { open, sealed }, failures };
}
