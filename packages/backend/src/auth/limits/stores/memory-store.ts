import type { LimitStore, Take } from './limit-store.ts';

const maxBuckets = 50_000;

/**
 * Buckets in the memory of this process, for an installation that runs one: no statement for a limit. A restart opens them.
 * At most `size` are kept; when they are full, those go that owe the least.
 */
export const createMemoryStore = (now: () => number = Date.now, size = maxBuckets): LimitStore => {
  /** When each bucket will be full again, as `auth.rate_limits.full_at`. */
  const fullAt = new Map<string, number>();

  const makeRoom = (at: number): void => {
    for (const [key, full] of fullAt) if (full <= at) fullAt.delete(key);
    if (fullAt.size < size) return;
    const byDebt = [...fullAt].toSorted(([, a], [, b]) => a - b);
    for (const [key] of byDebt.slice(0, Math.ceil(size / 10))) fullAt.delete(key);
  };

  const takeOne = ({ key, burst, stepSeconds }: Take): number => {
    const at = now();
    const stepMs = stepSeconds * 1_000;
    const next = Math.max(fullAt.get(key) ?? at, at) + stepMs;
    const wait = next - (at + burst * stepMs);
    if (wait > 0) return Math.max(1, wait / 1_000);
    if (!fullAt.has(key) && fullAt.size >= size) makeRoom(at);
    fullAt.set(key, next);
    return 0;
  };

  return {
    take: async (takes) => new Map(takes.map((one) => [one.key, takeOne(one)])),
    reset: async (keys) => {
      for (const key of keys) fullAt.delete(key);
    },
  };
};
