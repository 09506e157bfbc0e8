import type { Aspect } from '../knowledge/entry-schema.ts';
import { type Bag, type EntryIndex, type IndexedEntry, kindWeight, lengthOf } from './entry-index.ts';
import { compareTrigrams } from './trigrams.ts';

/** A question as it is compared with every entry. */
export type Sought = {
  /** Features with their weight: rarity times what the person's wording gives them. */
  readonly bag: Bag;
  readonly trigrams: ReadonlySet<string>;
  readonly aspects: ReadonlySet<Aspect>;
  /** What the topic model believes of each entry, in logarithms. */
  readonly topics: ReadonlyMap<string, number>;
  /** The sentences of a longer question. */
  readonly clauses: readonly {
    readonly bag: Bag;
    readonly trigrams: ReadonlySet<string>;
    readonly topics: ReadonlyMap<string, number>;
  }[];
};

/** What is looked at in a pair of question and entry; the learnt weights are in this order. */
export const evidenceNames = [
  'bestAsk',
  'nextAsks',
  'clause',
  'coveredByAsks',
  'coveredByAll',
  'covers',
  'keys',
  'trigrams',
  'aspect',
  'otherAspect',
  'missing',
  'answer',
  'concepts',
  'likelihood',
  'clauseLikelihood',
  'clauseTrigrams',
  'mass',
  'answerMass',
  'topic',
  'clauseTopic',
] as const;

const cosine = (bag: Bag, length: number, other: Bag, otherLength: number): number => {
  if (length === 0 || otherLength === 0) return 0;
  let shared = 0;
  for (const [feature, weight] of bag) {
    const found = other.get(feature);
    if (found !== undefined) shared += weight * found;
  }
  return shared / (length * otherLength);
};

/** How much of a way of asking is in a question. */
function coveredShare(ask: Bag, bag: Bag): number {
  let asked = 0;
  let shared = 0;
  for (const [feature, weight] of ask) {
    asked += weight;
    if (bag.has(feature)) shared += weight;
  }
  return asked > 0 ? shared / asked : 0;
}

/** How alike two sets of trigrams are, where that is more than was found before; their sizes alone mostly say that it cannot be. */
const moreAlike = (before: number, one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  Math.min(one.size, other.size) / Math.sqrt(one.size * other.size) <= before
    ? before
    : Math.max(before, compareTrigrams(one, other));

/** How often a word has to be likelier before it says something; scales that bring sums to about 1. */
const doubt = 4;
const likelihoodScale = 10;
const massScale = 10;
/** Logarithm of a probability at which the topic model says nothing any more. */
const topicScale = 10;

/** The probability that the topic model gave an entry, of its evidence. */
export const topicShare = (evidence: number): number => Math.exp((evidence - 1) * topicScale);

const nothing: ReadonlySet<string> = new Set();

/** How well known a feature is to an entry: fully when several ways of asking have it. */
const familiarity = (count: number): number => (count === 0 ? 0 : Math.min(1, 0.6 + 0.2 * count));

/**
 * The evidence that an entry answers a question, in the order of `evidenceNames`, each about 0 to 1.
 * @param sought the question
 * @param indexed the entry
 * @param index of the knowledge base
 * @param without ways of asking that are left out, as if they were not written down
 */
export function compareWithEntry(
  { bag, trigrams, aspects, topics, clauses }: Sought,
  indexed: IndexedEntry,
  { rarity, commonness }: EntryIndex,
  without: ReadonlySet<string> = nothing,
): number[] {
  const asks = without.size === 0 ? indexed.asks : indexed.asks.filter(({ text }) => !without.has(text));
  const left = asks.length === indexed.asks.length ? [] : indexed.asks.filter((ask) => !asks.includes(ask));
  const length = lengthOf(bag);
  const clauseLengths = clauses.map((part) => lengthOf(part.bag));
  let best = 0;
  let second = 0;
  let third = 0;
  let clause = 0;
  let alike = 0;
  let clauseAlike = 0;
  let covers = 0;
  let sameAspect = 0;
  for (const ask of asks) {
    const score = cosine(bag, length, ask.bag, ask.length);
    if (score > best) [best, second, third] = [score, best, second];
    else if (score > second) [second, third] = [score, second];
    else if (score > third) third = score;
    alike = moreAlike(alike, trigrams, ask.trigrams);
    for (const [at, part] of clauses.entries()) {
      // The only clause of a short question is the question, unless what was spoken of before was added to its words.
      clause = Math.max(
        clause,
        part.bag === bag ? score : cosine(part.bag, clauseLengths[at] ?? 0, ask.bag, ask.length),
      );
      clauseAlike = part.trigrams === trigrams ? alike : moreAlike(clauseAlike, part.trigrams, ask.trigrams);
    }
    covers = Math.max(covers, coveredShare(ask.bag, bag));
    for (const aspect of aspects) if (ask.aspects.has(aspect)) sameAspect++;
  }
  const countOf = (feature: string): number => {
    let count = indexed.counts.get(feature) ?? 0;
    for (const { features } of left) if (features.has(feature)) count--;
    return count;
  };
  /** How much likelier the words are when this entry is meant than otherwise, in logarithms. */
  const likelihoodOf = (words: Bag): number => {
    let sum = 0;
    for (const [feature, weight] of words) {
      const count = countOf(feature) + (indexed.keys.has(feature) ? 1 : 0);
      const usual = rarity(feature);
      if (count > 0 && usual > 0)
        sum +=
          (weight / usual) *
          kindWeight(feature) *
          Math.log1p(count / (asks.length + 1) / commonness(feature) / doubt);
    }
    return sum / likelihoodScale;
  };
  let total = 0;
  let byAsks = 0;
  let byAll = 0;
  let byAnswer = 0;
  let byConcepts = 0;
  let conceptTotal = 0;
  let heaviest = 0;
  let missing = 0;
  for (const [feature, weight] of bag) {
    const count = countOf(feature);
    const isKey = indexed.keys.has(feature);
    const known = isKey ? Math.max(0.9, familiarity(count)) : familiarity(count);
    const isSaid = indexed.answer.has(feature);
    total += weight;
    byAsks += weight * known;
    byAll += weight * Math.max(known, isSaid ? 0.6 : 0);
    if (isSaid) byAnswer += weight;
    if (feature.startsWith('c:')) {
      conceptTotal += weight;
      byConcepts += weight * known;
    } else {
      heaviest = Math.max(heaviest, weight);
      if (known === 0 && !isSaid) missing = Math.max(missing, weight);
    }
  }
  let keyTotal = 0;
  let keyShared = 0;
  for (const key of indexed.keys) {
    const weight = rarity(key);
    keyTotal += weight;
    if (bag.has(key)) keyShared += weight;
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const aspectShare = aspects.size === 0 ? 0 : share(sameAspect, asks.length * aspects.size);
  const topicOf = (beliefs: ReadonlyMap<string, number>): number =>
    Math.max(0, 1 + (beliefs.get(indexed.entry.id) ?? -topicScale) / topicScale);
  return [
    best,
    (second + third) / 2,
    clause,
    share(byAsks, total),
    share(byAll, total),
    covers,
    share(keyShared, keyTotal),
    alike,
    aspectShare,
    aspects.size > 0 && sameAspect === 0 ? 1 : 0,
    share(missing, heaviest),
    share(byAnswer, total),
    share(byConcepts, conceptTotal),
    likelihoodOf(bag),
    clauses.reduce((most, part) => Math.max(most, likelihoodOf(part.bag)), 0),
    clauseAlike,
    byAll / massScale,
    byAnswer / massScale,
    topicOf(topics),
    clauses.reduce((most, part) => Math.max(most, topicOf(part.topics)), 0),
  ];
}
