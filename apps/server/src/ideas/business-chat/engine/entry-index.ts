import stored from '#content/chat/read-entries.json' with { type: 'json' };
import type { Aspect, KnowledgeEntry } from '../knowledge/entry-schema.ts';
import { findEntry } from '../knowledge/knowledge-base.ts';
import type { ReadEntry } from './read-entries.ts';
import { trigramsOf } from './trigrams.ts';

/** Words, concepts and synonym groups with their weight. */
export type Bag = ReadonlyMap<string, number>;

/** One way of asking for an entry. */
type Ask = {
  readonly text: string;
  readonly features: ReadonlySet<string>;
  readonly bag: Bag;
  readonly length: number;
  readonly trigrams: ReadonlySet<string>;
  readonly aspects: ReadonlySet<Aspect>;
};

export type IndexedEntry = {
  readonly entry: KnowledgeEntry;
  readonly asks: readonly Ask[];
  /** In how many ways of asking a feature is. */
  readonly counts: ReadonlyMap<string, number>;
  /** Features of the key words that set the entry apart. */
  readonly keys: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
};

export type EntryIndex = {
  readonly entries: readonly IndexedEntry[];
  /** How much a feature tells entries apart, by the share of entries that have it. */
  readonly rarity: (feature: string) => number;
  /** Share of all ways of asking that have a feature. */
  readonly commonness: (feature: string) => number;
  readonly isKnown: (feature: string) => boolean;
  /** Words of the ways of asking, for unknown words. */
  readonly words: readonly string[];
};

/** What a kind of feature says: a concept stands beside its words and a synonym group is wide, so both say less than a word. */
export const kindWeight = (feature: string): number =>
  feature.startsWith('c:') ? 0.7 : feature.startsWith('s:') ? 0.5 : 1;

/** Length of a bag as a vector. */
export function lengthOf(bag: Bag): number {
  let sum = 0;
  for (const weight of bag.values()) sum += weight * weight;
  return Math.sqrt(sum);
}

function build(): EntryIndex {
  const documents = (stored as readonly ReadEntry[]).flatMap(({ id, asks, keys, answer }) => {
    const entry = findEntry(id);
    if (entry === undefined) return [];
    const read = asks.map((ask) => ({
      text: ask.text,
      read: {
        ...ask,
        features: new Set(ask.features),
        products: new Set(ask.products),
        aspects: new Set(ask.aspects),
      },
    }));
    return [{ entry, asks: read, keys: new Set(keys), answer: new Set(answer) }];
  });
  const frequency = new Map<string, number>();
  for (const { asks, keys, answer } of documents) {
    const all = new Set([...asks.flatMap(({ read }) => [...read.features]), ...keys, ...answer]);
    for (const feature of all) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  }
  const inAsks = new Map<string, number>();
  let askCount = 0;
  for (const { asks } of documents)
    for (const { read } of asks) {
      askCount += 1;
      for (const feature of read.features) inAsks.set(feature, (inAsks.get(feature) ?? 0) + 1);
    }
  const commonness = (feature: string): number => ((inAsks.get(feature) ?? 0) + 1) / (askCount + 1);
  const rarity = (feature: string): number =>
    Math.log(1 + documents.length / ((frequency.get(feature) ?? 0) + 1)) * kindWeight(feature);
  const words = new Set<string>();
  const entries = documents.map(({ entry, asks, keys, answer }): IndexedEntry => {
    const counts = new Map<string, number>();
    for (const { read } of asks)
      for (const feature of read.features) {
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
        if (feature.length >= 4 && feature[1] !== ':') words.add(feature);
      }
    return {
      entry,
      asks: asks.map(({ text, read }) => {
        const bag = new Map(
          [...read.features].map((feature) => [
            feature,
            rarity(feature) * (read.products.has(feature) ? 0.5 : 1),
          ]),
        );
        return {
          text,
          features: read.features,
          bag,
          length: lengthOf(bag),
          trigrams: trigramsOf(read.normal),
          aspects: read.aspects,
        };
      }),
      counts,
      keys,
      answer,
    };
  });
  return { entries, rarity, commonness, isKnown: (feature) => frequency.has(feature), words: [...words] };
}

let built: EntryIndex | null = null;

/** The knowledge base as questions are compared with it; built at the first question. */
export const entryIndex = (): EntryIndex => (built ??= build());
