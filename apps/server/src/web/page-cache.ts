import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { LRUCache } from 'lru-cache';

type Entry = {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: string;
};

const lifetimeMs = 30_000;
const maxEntries = 500;

/** Rendered anonymous pages, kept for half a minute and emptied by any write. */
export type PageCache = {
  readonly get: (key: string) => Entry | null;
  readonly set: (key: string, entry: Entry, generation: number) => void;
  /** Grows with each emptying, so that a page rendered before a write is not kept after it. */
  readonly generation: () => number;
  readonly empty: () => void;
};

/** Makes an empty cache; `metrics` counts the looks into it. */
export function createPageCache(metrics?: Metrics): PageCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: lifetimeMs });
  let generation = 0;
  return {
    get: (key) => {
      const entry = entries.get(key) ?? null;
      metrics?.countCacheRead('pages', entry !== null);
      return entry;
    },
    set: (key, entry, since) => {
      if (since === generation) entries.set(key, entry);
    },
    generation: () => generation,
    empty: () => {
      generation += 1;
      entries.clear();
    },
  };
}
