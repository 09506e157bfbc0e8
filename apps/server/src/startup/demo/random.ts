/** A small seeded generator (mulberry32): the same demo data on every machine. */
export type Random = {
  readonly next: () => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly between: (low: number, high: number) => number;
  /** A version-4 shaped UUID, for ids that must not change between machines. */
  readonly uuid: () => string;
};

/** Starts a generator from a seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
