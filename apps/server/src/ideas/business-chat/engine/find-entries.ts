import type { Aspect, KnowledgeEntry } from '../knowledge/entry-schema.ts';
import { knowledgeEntries } from '../knowledge/knowledge-base.ts';
import { readQuestion } from './read-question.ts';

type Bag = ReadonlyMap<string, number>;
type Indexed = {
  entry: KnowledgeEntry;
  aspect: Aspect | null;
  asks: readonly { text: string; bag: Bag }[];
  whole: Bag;
};

export type Found = { readonly entry: KnowledgeEntry; readonly score: number };

/** How much an entry's parts say about it, for the comparison with the whole of it. */
const partWeights = { ask: 1, concept: 1.5, answer: 0.35 } as const;

/** What it adds when entry and question ask for the same: price, time, way. */
const aspectBonus = 0.05;

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

function buildIndex() {
  const documents = knowledgeEntries.map((entry) => ({
    entry,
    asks: [entry.question, ...entry.asks].map((text) => ({ text, features: readQuestion(text).features })),
    concepts: readQuestion(entry.concepts.join(' ').replaceAll('-', ' ')).features,
    answer: readQuestion(entry.answer).features,
  }));
  const frequency = new Map<string, number>();
  for (const { asks, concepts, answer } of documents) {
    const all = new Set([...asks.flatMap(({ features }) => [...features]), ...concepts, ...answer]);
    for (const feature of all) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  }
  const rarity = (feature: string): number =>
    Math.log(1 + documents.length / ((frequency.get(feature) ?? 0) + 0.5)) *
    (feature.startsWith('c:') ? 0.7 : 1);
  const toBag = (features: Iterable<string>): Bag =>
    new Map([...features].map((feature) => [feature, rarity(feature)]));
  const entries: Indexed[] = documents.map(({ entry, asks, concepts, answer }) => {
    const counts = new Map<string, number>();
    const add = (features: Iterable<string>, weight: number) => {
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight);
    };
    for (const { features } of asks) add(features, partWeights.ask);
    add(concepts, partWeights.concept);
    add(answer, partWeights.answer);
    return {
      entry,
      aspect: readQuestion(entry.question).aspect,
      asks: asks.map(({ text, features }) => ({ text, bag: toBag(features) })),
      whole: new Map(
        [...counts].map(([feature, count]) => [feature, rarity(feature) * Math.min(1, 0.35 + count * 0.3)]),
      ),
    };
  });
  const words = [...frequency.keys()].filter((feature) => !feature.startsWith('c:') && feature.length >= 4);
  return { entries, rarity, words, known: frequency };
}

let built: ReturnType<typeof buildIndex> | null = null;
const readIndex = () => (built ??= buildIndex());

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

/** Share of the question that is in the other bag, and of the other in the question, as one figure of 0 to 1. */
function similarity(question: Bag, other: Bag): number {
  let shared = 0;
  let own = 0;
  let theirs = 0;
  for (const [feature, weight] of question) {
    own += weight * weight;
    const found = other.get(feature);
    if (found !== undefined) shared += weight * found;
  }
  for (const weight of other.values()) theirs += weight * weight;
  return own === 0 || theirs === 0 ? 0 : shared / Math.sqrt(own * theirs);
}

/** Share of the question's weight that the entry names at all. */
function coverage(question: Bag, whole: Bag): number {
  let shared = 0;
  let own = 0;
  for (const [feature, weight] of question) {
    own += weight;
    shared += Math.min(weight, whole.get(feature) ?? 0);
  }
  return own === 0 ? 0 : shared / own;
}

export type Search = {
  /** Stems and concepts with their weight in the question: 1, less for what was said before. */
  readonly features: ReadonlyMap<string, number>;
  /** What of the subject is asked. */
  readonly aspect?: Aspect | null;
  /** A way of asking that is left out, for leave-one-out measuring. */
  readonly withoutAsk?: string;
};

/** The entries that fit best, with their score of 0 to 1, best first. */
export function findEntries({ features, aspect = null, withoutAsk }: Search, limit = 4): Found[] {
  const { entries, rarity, words, known } = readIndex();
  const question = new Map<string, number>();
  for (const [feature, weight] of features) {
    const isUnknown = !feature.startsWith('c:') && !known.has(feature);
    const read = isUnknown && feature.length >= 5 ? nearestWord(feature, words) : feature;
    question.set(read, Math.max(question.get(read) ?? 0, rarity(read) * weight));
  }
  return entries
    .map(({ entry, aspect: about, asks, whole }) => {
      const best = asks.reduce(
        (most, { text, bag }) => (text === withoutAsk ? most : Math.max(most, similarity(question, bag))),
        0,
      );
      const bonus = aspect !== null && aspect === about ? aspectBonus : 0;
      return { entry, score: 0.5 * best + 0.5 * coverage(question, whole) + bonus };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}
