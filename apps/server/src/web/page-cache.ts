type Entry = {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: string;
  readonly until: number;
};

const lifetimeMs = 30_000;
const maxEntries = 500;

/** Rendered anonymous pages, kept for half a minute and emptied by any write. */
export type PageCache = {
  readonly get: (key: string) => Entry | null;
  readonly set: (key: string, entry: Omit<Entry, 'until'>, generation: number) => void;
  /** Grows with each emptying, so that a page rendered before a write is not kept after it. */
  readonly generation: () => number;
  readonly empty: () => void;
};

/** Makes an empty cache. */
export function createPageCache(): PageCache {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined || entry.until < Date.now()) {
        entries.delete(key);
        return null;
      }
      return entry;
    },
    set: (key, entry, since) => {
      if (since !== generation) return;
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '');
      entries.set(key, { ...entry, until: Date.now() + lifetimeMs });
    },
    generation: () => generation,
    empty: () => {
      generation += 1;
      entries.clear();
    },
  };
}
