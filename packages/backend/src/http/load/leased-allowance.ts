import { LRUCache } from 'lru-cache';
import type { Allowance } from './allowance.ts';
import type { Grant, Pace } from './buckets.ts';

/** What a process asks of the one that counts for all. */
export type WantedLease = {
  readonly id: number;
  readonly key: string;
  readonly pace: Pace;
  readonly want: number;
};

type Lease = {
  left: number;
  refusedUntil: number;
  /** Requests that wait for the answer. */
  waiting: number;
  asking: Promise<void> | null;
};

const maxLeases = 20_000;
/** Taken beside what is wanted now, so that few requests wait for an answer of the other process. */
const more = 8;
/** The process that counts is replaced or busy by then; a limit keeps no request from its answer. */
const silentMs = 1_000;

/**
 * An allowance of several processes together: one of them counts (`createBuckets`), the others take a few requests of a key from it
 * at a time. Together they let through what one alone would, and never more.
 * @param ask sends the question; its answer comes to `hear`
 */
export function createLeasedAllowance(
  ask: (wanted: WantedLease) => void,
  now: () => number = () => performance.now(),
): { readonly allow: Allowance; readonly hear: (id: number, grant: Grant) => void } {
  const leases = new LRUCache<string, Lease>({ max: maxLeases });
  const hearers = new Map<number, (grant: Grant) => void>();
  let last = 0;

  const askFor = (key: string, pace: Pace, lease: Lease): Promise<void> =>
    new Promise((resolve) => {
      const id = ++last;
      const want = lease.waiting + more;
      const take = ({ granted, waitSeconds }: Grant): void => {
        clearTimeout(timer);
        hearers.delete(id);
        lease.left += granted;
        lease.refusedUntil = granted > 0 ? 0 : now() + waitSeconds * 1_000;
        lease.asking = null;
        resolve();
      };
      const timer = setTimeout(() => take({ granted: want, waitSeconds: 0 }), silentMs);
      hearers.set(id, take);
      ask({ id, key, pace, want });
    });

  /** Undefined where the other process has to be asked. */
  const takeFrom = (lease: Lease): number | undefined => {
    if (lease.left > 0) {
      lease.left -= 1;
      return 0;
    }
    const wait = lease.refusedUntil - now();
    return wait > 0 ? wait / 1_000 : undefined;
  };

  async function waitFor(key: string, pace: Pace, lease: Lease): Promise<number> {
    lease.waiting += 1;
    try {
      for (;;) {
        lease.asking ??= askFor(key, pace, lease);
        await lease.asking;
        const answer = takeFrom(lease);
        if (answer !== undefined) return answer;
      }
    } finally {
      lease.waiting -= 1;
    }
  }

  return {
    allow(key, pace) {
      let lease = leases.get(key);
      if (lease === undefined) {
        lease = { left: 0, refusedUntil: 0, waiting: 0, asking: null };
        leases.set(key, lease);
      }
      return takeFrom(lease) ?? waitFor(key, pace, lease);
    },
    hear: (id, grant) => hearers.get(id)?.(grant),
  };
}
