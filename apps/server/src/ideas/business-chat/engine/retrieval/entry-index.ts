import stored from '#build/read-entries.json' with { type: 'json' };
import type { Aspect, KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { inShortTurns } from '#ideas/in-short-turns.ts';
import { findEntry } from '../../knowledge/knowledge-base.ts';
import type { ReadEntry } from '../read-entries.ts';
import { type AskIndex, AskIndexBuilder } from './ask-index.ts';
import { trigramsOf } from './trigrams.ts';

/** One way of asking for an entry. */
type Ask = {
  readonly text: string;
  /** Its place among all ways of asking. */
  readonly place: number;
  readonly features: readonly string[];
  readonly aspects: readonly Aspect[];
};

export type IndexedEntry = {
  readonly entry: KnowledgeEntry;
  readonly asks: readonly Ask[];
  /** In how many ways of asking a feature is. */
  readonly counts: ReadonlyMap<string, number>;
  /** Features of the key words that set the entry apart. */
  readonly keys: ReadonlySet<string>;
  /** Sum of their rarities. */
  readonly keySum: number;
  readonly answer: ReadonlySet<string>;
};

export type EntryIndex = {
  readonly entries: readonly IndexedEntry[];
  readonly asks: AskIndex;
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

/** Builds the index entry by entry, and may be left off behind each: all of it takes longer than others of the process may wait. */
function* build(): Generator<undefined, EntryIndex> {
  const documents = [];
  for (const { id, asks, keys, answer } of stored as readonly ReadEntry[]) {
    const entry = findEntry(id);
    if (entry === undefined) continue;
    documents.push({ entry, asks, keys: new Set(keys), answer: new Set(answer) });
    yield;
  }
  const frequency = new Map<string, number>();
  const inAsks = new Map<string, number>();
  let askCount = 0;
  for (const { asks, keys, answer } of documents) {
    const all = new Set([...keys, ...answer]);
    for (const { features } of asks) {
      askCount += 1;
      for (const feature of features) {
        all.add(feature);
        inAsks.set(feature, (inAsks.get(feature) ?? 0) + 1);
      }
    }
    for (const feature of all) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
    yield;
  }
  const commonness = (feature: string): number => ((inAsks.get(feature) ?? 0) + 1) / (askCount + 1);
  const rarityAmong = (feature: string, count: number): number =>
    Math.log(1 + documents.length / (count + 1)) * kindWeight(feature);
  const rarities = new Map<string, number>();
  for (const [feature, count] of frequency) rarities.set(feature, rarityAmong(feature, count));
  const rarity = (feature: string): number => rarities.get(feature) ?? rarityAmong(feature, 0);
  const words = new Set<string>();
  const entries: IndexedEntry[] = [];
  const index = new AskIndexBuilder();
  for (const { entry, asks, keys, answer } of documents) {
    const counts = new Map<string, number>();
    for (const { features } of asks)
      for (const feature of features) {
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
        if (feature.length >= 4 && feature[1] !== ':') words.add(feature);
      }
    entries.push({
      entry,
      asks: asks.map(({ text, normal, features, products, aspects }) => {
        const bag = new Map<string, number>();
        for (const feature of features)
          bag.set(feature, rarity(feature) * (products.includes(feature) ? 0.5 : 1));
        return { text, place: index.add(bag, trigramsOf(normal)), features, aspects };
      }),
      counts,
      keys,
      keySum: [...keys].reduce((sum, key) => sum + rarity(key), 0),
      answer,
    });
    yield;
  }
  const isKnown = (feature: string): boolean => rarities.has(feature);
  return { entries, asks: index.read(), rarity, commonness, isKnown, words: [...words] };
}

let built: EntryIndex | null = null;

function buildAtOnce(): EntryIndex {
  const steps = build();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The knowledge base as questions are compared with it; built at once at the first question unless it was built before. */
export const entryIndex = (): EntryIndex => (built ??= buildAtOnce());

/** Builds the index a few entries in a turn of the event loop. */
export async function buildEntryIndex(): Promise<void> {
  built ??= await inShortTurns(build());
}
