import { createBuckets } from '#http/load/buckets.ts';
import type { LimitStore } from './limit-store.ts';

/**
 * Buckets in the memory of this process, for an installation that runs one: no statement for a limit. A restart opens them.
 * @param size how many are kept
 */
export const createMemoryStore = (now?: () => number, size?: number): LimitStore => {
  const buckets = createBuckets(now, size);
  return {
    take: async (takes) =>
      new Map(
        takes.map(({ key, ...pace }) => {
          const { granted, waitSeconds } = buckets.take(key, pace);
          return [key, granted > 0 ? 0 : Math.max(1, waitSeconds)];
        }),
      ),
    reset: async (keys) => {
      for (const key of keys) buckets.fill(key);
    },
  };
};
