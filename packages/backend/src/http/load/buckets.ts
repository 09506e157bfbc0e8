/** How often something may be asked for: `burst` at once, then one each `stepSeconds`. */
export type Pace = { readonly burst: number; readonly stepSeconds: number };

/** What was taken from a bucket, and, where that is nothing, the seconds until there is something again. */
export type Grant = { readonly granted: number; readonly waitSeconds: number };

export type Buckets = {
  /** Takes as many as there are of `want`. */
  readonly take: (key: string, pace: Pace, want?: number) => Grant;
  /** Fills a bucket again. */
  readonly fill: (key: string) => void;
};

const maxBuckets = 50_000;

/** Milliseconds that only ever grow: a clock of the machine that is set back would make everybody wait until it has caught up. */
const sinceStart = (): number => performance.now();

/** Buckets in the memory of this process. At most `size` are kept; when they are full, those go that owe the least. */
export function createBuckets(now: () => number = sinceStart, size = maxBuckets): Buckets {
  /** When each bucket will be full again, as `auth.rate_limits.full_at`. */
  const fullAt = new Map<string, number>();

  const makeRoom = (at: number): void => {
    for (const [key, full] of fullAt) if (full <= at) fullAt.delete(key);
    if (fullAt.size < size) return;
    const byDebt = [...fullAt].toSorted(([, a], [, b]) => a - b);
    for (const [key] of byDebt.slice(0, Math.ceil(size / 10))) fullAt.delete(key);
  };

  return {
    take(key, { burst, stepSeconds }, want = 1) {
      const at = now();
      const stepMs = stepSeconds * 1_000;
      const full = Math.max(fullAt.get(key) ?? at, at);
      // A little is added, since seconds with a fraction do not divide without a rest.
      const room = Math.floor((at + burst * stepMs - full) / stepMs + 1e-6);
      if (room <= 0) return { granted: 0, waitSeconds: (full + stepMs - at) / 1_000 - burst * stepSeconds };
      if (!fullAt.has(key) && fullAt.size >= size) makeRoom(at);
      const granted = Math.min(want, room);
      fullAt.set(key, full + granted * stepMs);
      return { granted, waitSeconds: 0 };
    },
    fill: (key) => void fullAt.delete(key),
  };
}
