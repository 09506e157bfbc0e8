import weights from '#content/chat/weights.json' with { type: 'json' };
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { compareWithEntry, evidenceNames, type Sought, termsOf } from './compare-with-entry.ts';
import type { Bag } from './ask-index.ts';
import { type EntryIndex, entryIndex } from './entry-index.ts';
import { type ReadQuestion, readQuestion } from '../read-question.ts';
import { topicFeaturesOf } from '../topics/topic-features.ts';
import { topicModel, weighTopics } from '../topics/topic-model.ts';
import { scoreAsks } from './score-asks.ts';
import { trigramsOf } from './trigrams.ts';

export type Found = {
  readonly entry: KnowledgeEntry;
  /** Share of belief among all entries, 0 to 1. */
  readonly share: number;
  /** What spoke for it, in the order of `evidenceNames`. */
  readonly evidence: readonly number[];
};

/** Weight of a word for what is sold: nearly every question can be asked of every product. */
const productWeight = 0.35;

/** A word that no entry has, as the most similar one that some have; itself where none is near. */
function nearestWord(word: string, words: readonly string[]): string {
  const own = trigramsOf(word);
  let best = { word, score: 0.55 };
  for (const other of words) {
    if (Math.abs(other.length - word.length) > 2 || other[0] !== word[0]) continue;
    const theirs = trigramsOf(other);
    const shared = [...own].filter((trigram) => theirs.has(trigram)).length;
    const score = shared / (own.size + theirs.size - shared);
    if (score > best.score) best = { word: other, score };
  }
  return best.word;
}

function toBag({ features, products }: ReadQuestion, index: EntryIndex, factor: number): Map<string, number> {
  const bag = new Map<string, number>();
  for (const feature of features) {
    const isUnknown = feature[1] !== ':' && !index.isKnown(feature);
    const read = isUnknown && feature.length >= 5 ? nearestWord(feature, index.words) : feature;
    const weight = index.rarity(read) * (products.has(feature) ? productWeight : 1) * factor;
    bag.set(read, Math.max(bag.get(read) ?? 0, weight));
  }
  return bag;
}

/** Sentences of a longer question; a story often comes before what is asked. */
const clausesOf = (text: string): string[] => {
  const clauses = text.split(
    /[.,;:?!\n]+|\b(?:tapi|tp|trus|terus|soalnya|jadi|karena|krn|padahal|pdhl|gegara|gara2|biar|supaya|katanya|kalo|kalau|klo|tau2|malah|eh)\b/iu,
  );
  return clauses.map((clause) => clause.trim()).filter((clause) => clause.split(' ').length >= 2);
};

/**
 * A question as the entries are compared with it.
 * @param question as read
 * @param before features of what was spoken of before, which count less; none for a question that stands alone
 * @param weightBefore weight of those features
 * @param model the topic model; another one where ways of asking are left out
 */
export function toSought(
  question: ReadQuestion,
  before: ReadonlySet<string> = new Set(),
  weightBefore = 0,
  model = topicModel(),
): Sought {
  const index = entryIndex();
  const bag = toBag(question, index, 1);
  const spokenOf: Bag = new Map(
    [...before]
      .filter((feature) => !bag.has(feature))
      .map((feature) => [feature, index.rarity(feature) * weightBefore]),
  );
  const clauses = clausesOf(question.text);
  const own = { bag, trigrams: trigramsOf(question.normal) };
  const topics = weighTopics(model, [...new Set([...topicFeaturesOf(question), ...before])]);
  const whole = spokenOf.size === 0 ? own : { ...own, bag: new Map([...bag, ...spokenOf]) };
  const scores = scoreAsks(whole, index.asks);
  return {
    bag: whole.bag,
    terms: termsOf(whole.bag, index),
    aspects: question.aspects,
    topics,
    scores,
    clauses:
      clauses.length < 2
        ? // The only sentence of a short question is the question, without what was spoken of before.
          [
            {
              terms: termsOf(bag, index),
              topics,
              scores: whole === own ? scores : scoreAsks(own, index.asks),
            },
          ]
        : clauses.map((clause) => {
            const read = readQuestion(clause);
            const part = { bag: toBag(read, index, 1), trigrams: trigramsOf(read.normal) };
            return {
              terms: termsOf(part.bag, index),
              topics: weighTopics(model, topicFeaturesOf(read)),
              scores: scoreAsks(part, index.asks),
            };
          }),
  };
}

/** Belief in an entry before it is compared with the others. */
const weigh = (evidence: readonly number[]): number =>
  evidence.reduce(
    (sum, value, at) => sum + value * (weights.evidence[evidenceNames[at] ?? 'bestAsk'] ?? 0),
    0,
  );

/**
 * The entries that fit best, best first.
 * @param sought the question
 * @param limit how many
 */
export function findEntries(sought: Sought, limit = 5): Found[] {
  const index = entryIndex();
  const all = index.entries.map((indexed) => {
    const evidence = compareWithEntry(sought, indexed, index);
    return { entry: indexed.entry, evidence, belief: weigh(evidence) };
  });
  const highest = all.reduce((most, { belief }) => Math.max(most, belief), Number.NEGATIVE_INFINITY);
  const total = all.reduce((sum, { belief }) => sum + Math.exp(belief - highest), 0);
  return all
    .toSorted((a, b) => b.belief - a.belief)
    .slice(0, limit)
    .map(({ entry, evidence, belief }) => ({ entry, evidence, share: Math.exp(belief - highest) / total }));
}
