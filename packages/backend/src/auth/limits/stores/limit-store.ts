/** One token wanted from the bucket `key`: `burst` at once, then one each `stepSeconds`. */
export type Take = { readonly key: string; readonly burst: number; readonly stepSeconds: number };

/** Where the buckets are counted. */
export type LimitStore = {
  /** Takes one from each bucket. @returns the seconds to wait by key; 0 where there was one */
  readonly take: (takes: readonly Take[]) => Promise<ReadonlyMap<string, number>>;
  /** Fills buckets again. */
  readonly reset: (keys: readonly string[]) => Promise<void>;
};
