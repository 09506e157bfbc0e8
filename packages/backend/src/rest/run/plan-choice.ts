/**
 * Chooses whether a prepared statement runs by the plan for all values, which costs no planning, or by one of its own for each run.
 * The plan for all takes every value for an average one, and the table for as large as it was when the plan was made: a user with most
 * rows of a table, or a table that was just filled, can make it a hundred times as slow as need be. Which is better is measured where
 * runs are slow: both ways in turn, by their medians, since on a busy machine every statement looks slow now and then. A slow value
 * among many quick ones changes nothing: to plan for all would cost more.
 */
export type PlanChoice = {
  /** True when the next run takes the plan for all values. */
  isForAll: (text: string) => boolean;
  /** Tells how long a run took, failed or not, and by which plan. */
  took: (text: string, isForAll: boolean, ms: number) => void;
};

/** Below it a statement is left alone: planning costs some tenths of a millisecond. */
const slowMs = 4;
/** How much a run moves the mean of those before it. */
const weight = 1 / 8;
/** Runs of each kind that are compared, and those before them, beside which others still run. */
const compared = 24;
const unmeasured = 8;
/** Where the plan for all has cost so much in a comparison, a few runs of each kind are enough. */
const dearMs = 1_500;
const few = 4;
/** What a plan of its own has to save, beside half of the time. */
const savedMs = 0.5;
/** How long a choice stands: shortly at first, and longer each time that it is made again. */
const firstMs = 2_000;
const longestMs = 60_000;

type Known = {
  /** What runs take by the plan for all values. */
  meanMs: number;
  state: 'for-all' | 'tried' | 'own';
  /** Of the runs that are compared. */
  forAllMs: number[];
  ownMs: number[];
  spentMs: number;
  /** How long the last choice stands, and until when. */
  standsMs: number;
  until: number;
  /** Which way the next run of a comparison goes. */
  isNextForAll: boolean;
};

/**
 * A choice that knows no statement yet, and remembers those alone that were slow once.
 * @param now a clock in milliseconds, for tests
 */
export function createPlanChoice(now = () => performance.now()): PlanChoice {
  const slow = new Map<string, Known>();

  function decide(known: Known): void {
    const forAll = median(known.forAllMs);
    const own = median(known.ownMs);
    const isAgain = now() - known.until < longestMs;
    known.state = own < forAll / 2 && forAll - own > savedMs ? 'own' : 'for-all';
    known.standsMs = isAgain ? Math.min(Math.max(firstMs, known.standsMs * 2), longestMs) : firstMs;
    known.until = now() + known.standsMs;
    known.meanMs = 0;
  }

  function compare(known: Known, isForAll: boolean, ms: number): void {
    (isForAll ? known.forAllMs : known.ownMs).push(ms);
    if (isForAll) known.spentMs += ms;
    const enough = known.spentMs > dearMs ? few : unmeasured + compared;
    if (known.forAllMs.length >= enough && known.ownMs.length >= enough) decide(known);
  }

  return {
    isForAll(text) {
      const known = slow.get(text);
      if (known === undefined) return true;
      if (known.state === 'own' && now() >= known.until) known.state = 'for-all';
      if (known.state !== 'tried') return known.state === 'for-all';
      known.isNextForAll = !known.isNextForAll;
      return known.isNextForAll;
    },
    took(text, isForAll, ms) {
      let known = slow.get(text);
      if (known === undefined) {
        if (ms < slowMs) return;
        known = { ...unknown, forAllMs: [], ownMs: [] };
        slow.set(text, known);
      }
      if (known.state === 'tried') return compare(known, isForAll, ms);
      if (known.state === 'own' || !isForAll) return;
      known.meanMs += (ms - known.meanMs) * weight;
      if (known.meanMs < slowMs || now() < known.until) return;
      Object.assign(known, { state: 'tried', forAllMs: [], ownMs: [], spentMs: 0 });
    },
  };
}

const unknown = {
  meanMs: 0,
  spentMs: 0,
  state: 'for-all',
  standsMs: 0,
  until: 0,
  isNextForAll: false,
} as const;

/** Of those that began when no others of the other kind were under way. */
function median(all: readonly number[]): number {
  const sorted = all.slice(all.length > compared ? unmeasured : 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
