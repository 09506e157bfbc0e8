import type { Aspect } from '../../knowledge/entry-schema.ts';
import type { Bag } from './ask-index.ts';
import { type EntryIndex, type IndexedEntry, kindWeight } from './entry-index.ts';
import type { AskScores } from './score-asks.ts';

/** A feature of a question with all that is asked of it beside each entry. */
type Term = {
  readonly feature: string;
  /** Rarity times what the person's wording gives it. */
  readonly weight: number;
  readonly isConcept: boolean;
  /** What it speaks for an entry that has it, and how common it is among the ways of asking. */
  readonly says: number;
  readonly commonness: number;
};

/** A question as it is compared with every entry. */
export type Sought = {
  readonly bag: Bag;
  readonly terms: readonly Term[];
  readonly aspects: ReadonlySet<Aspect>;
  /** What the topic model believes of each entry, in logarithms. */
  readonly topics: ReadonlyMap<string, number>;
  /** How like it every way of asking is. */
  readonly scores: AskScores;
  /** The sentences of a longer question. */
  readonly clauses: readonly {
    readonly terms: readonly Term[];
    readonly topics: ReadonlyMap<string, number>;
    readonly scores: AskScores;
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
export type EvidenceName = (typeof evidenceNames)[number];

const placeOf: ReadonlyMap<string, number> = new Map(evidenceNames.map((name, place) => [name, place]));

/** What one kind of evidence says, of all in the order of `evidenceNames`. */
export const evidenceOf = (evidence: readonly number[], name: EvidenceName): number =>
  evidence[placeOf.get(name) ?? 0] ?? 0;

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
 * A question's features as they are compared with every entry.
 * @param bag the features with their weights
 * @param index of the knowledge base
 */
export const termsOf = (bag: Bag, { rarity, commonness }: EntryIndex): Term[] =>
  [...bag].map(([feature, weight]) => {
    const usual = rarity(feature);
    return {
      feature,
      weight,
      isConcept: feature.startsWith('c:'),
      says: usual > 0 ? (weight / usual) * kindWeight(feature) : 0,
      commonness: commonness(feature),
    };
  });

/**
 * The evidence that an entry answers a question, in the order of `evidenceNames`, each about 0 to 1.
 * @param sought the question
 * @param indexed the entry
 * @param index of the knowledge base
 * @param without ways of asking that are left out, as if they were not written down
 */
export function compareWithEntry(
  { bag, terms, aspects, topics, scores, clauses }: Sought,
  indexed: IndexedEntry,
  { rarity }: EntryIndex,
  without: ReadonlySet<string> = nothing,
): number[] {
  const asks = without.size === 0 ? indexed.asks : indexed.asks.filter(({ text }) => !without.has(text));
  const left = asks.length === indexed.asks.length ? [] : indexed.asks.filter((ask) => !asks.includes(ask));
  let best = 0;
  let second = 0;
  let third = 0;
  let clause = 0;
  let alike = 0;
  let clauseAlike = 0;
  let covers = 0;
  let sameAspect = 0;
  for (const { place, aspects: own } of asks) {
    const score = scores.words[place] ?? 0;
    if (score > best) [best, second, third] = [score, best, second];
    else if (score > second) [second, third] = [score, second];
    else if (score > third) third = score;
    alike = Math.max(alike, scores.letters[place] ?? 0);
    for (const { scores: part } of clauses) {
      clause = Math.max(clause, part.words[place] ?? 0);
      clauseAlike = Math.max(clauseAlike, part.letters[place] ?? 0);
    }
    covers = Math.max(covers, scores.covered[place] ?? 0);
    for (const aspect of own) if (aspects.has(aspect)) sameAspect++;
  }
  const countOf = (feature: string): number => {
    let count = indexed.counts.get(feature) ?? 0;
    for (const { features } of left) if (features.includes(feature)) count--;
    return count;
  };
  /** How much likelier the words are when this entry is meant than otherwise, in logarithms. */
  const likelihoodOf = (words: readonly Term[]): number => {
    let sum = 0;
    for (const { feature, says, commonness } of words) {
      const count = countOf(feature) + (indexed.keys.has(feature) ? 1 : 0);
      if (count > 0) sum += says * Math.log1p(count / (asks.length + 1) / commonness / doubt);
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
  for (const { feature, weight, isConcept } of terms) {
    const count = countOf(feature);
    const isKey = indexed.keys.has(feature);
    const known = isKey ? Math.max(0.9, familiarity(count)) : familiarity(count);
    const isSaid = indexed.answer.has(feature);
    total += weight;
    byAsks += weight * known;
    byAll += weight * Math.max(known, isSaid ? 0.6 : 0);
    if (isSaid) byAnswer += weight;
    if (isConcept) {
      conceptTotal += weight;
      byConcepts += weight * known;
    } else {
      heaviest = Math.max(heaviest, weight);
      if (known === 0 && !isSaid) missing = Math.max(missing, weight);
    }
  }
  let keyShared = 0;
  for (const key of indexed.keys) if (bag.has(key)) keyShared += rarity(key);
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
    share(keyShared, indexed.keySum),
    alike,
    aspectShare,
    aspects.size > 0 && sameAspect === 0 ? 1 : 0,
    share(missing, heaviest),
    share(byAnswer, total),
    share(byConcepts, conceptTotal),
    likelihoodOf(terms),
    clauses.reduce((most, part) => Math.max(most, likelihoodOf(part.terms)), 0),
    clauseAlike,
    byAll / massScale,
    byAnswer / massScale,
    topicOf(topics),
    clauses.reduce((most, part) => Math.max(most, topicOf(part.topics)), 0),
  ];
}
