/** A stream of random numbers that is the same for the same seed (mulberry32), so that a table can be made again. */
export type Random = {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number from 0 up to below the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
};

/** The stream of one seed. */
export function makeRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
