import { createBuckets, type Pace } from './buckets.ts';

/** Lets one request of a key through. @returns 0, or the seconds after which it may be sent again */
export type Allowance = (key: string, pace: Pace) => number | Promise<number>;

/** Counts in the memory of this process, for a server that runs one. */
export function createAllowance(now?: () => number): Allowance {
  const buckets = createBuckets(now);
  return (key, pace) => {
    const { granted, waitSeconds } = buckets.take(key, pace);
    return granted > 0 ? 0 : waitSeconds;
  };
}
