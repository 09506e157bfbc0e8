import { LRUCache } from 'lru-cache';

/**
 * Decides which statements are worth preparing. A client can invent shapes without end (aliases, lists of columns), and
 * each prepared one costs memory on every connection, so only those that come again are kept, and only so many.
 */
export type ShapeRegistry = {
  /** True when the statement has come before; counts this use. */
  isFrequent: (text: string) => boolean;
};

const maxPrepared = 400;
const maxCandidates = 2000;

/** A registry that has seen nothing yet. */
export function createShapeRegistry(): ShapeRegistry {
  const prepared = new Set<string>();
  const candidates = new LRUCache<string, true>({ max: maxCandidates });
  return {
    isFrequent(text) {
      if (prepared.has(text)) return true;
      if (prepared.size < maxPrepared && candidates.delete(text)) {
        prepared.add(text);
        return true;
      }
      candidates.set(text, true);
      return false;
    },
  };
}
