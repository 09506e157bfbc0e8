/**
 * Chooses whether a prepared statement runs by the plan for all values, which costs no planning, or by one of its own for each run.
 * The plan for all takes every value for an average one, and the table for as large as it was when the plan was made: a user with most
 * rows of a table, or a table that was just filled, can make it a thousand times as slow as need be. Which is better is measured.
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
/** Not counted: beside them still run, and take the processor, those that began by the plan for all. */
const unmeasuredTrials = 16;
const trials = 32;
/** How long a choice stands: shortly, since a busy moment can look like a slow plan, and longer each time that it is made again. */
const firstMs = 2_000;
const longestMs = 60_000;

type Known = {
  /** What runs take by the plan for all values. */
  meanMs: number;
  state: 'for-all' | 'tried' | 'own';
  /** Of the plans that are tried. */
  runs: number;
  sumMs: number;
  /** How long the last choice stands, and until when. */
  standsMs: number;
  until: number;
};

/**
 * A choice that knows no statement yet, and remembers those alone that were slow once.
 * @param now a clock in milliseconds, for tests
 */
export function createPlanChoice(now = () => performance.now()): PlanChoice {
  const slow = new Map<string, Known>();

  function tookForAll(text: string, ms: number): void {
    if (!slow.has(text) && ms < slowMs) return;
    const known = slow.get(text) ?? { meanMs: 0, state: 'for-all', runs: 0, sumMs: 0, standsMs: 0, until: 0 };
    slow.set(text, known);
    if (known.state !== 'for-all') return;
    known.meanMs += (ms - known.meanMs) * weight;
    if (known.meanMs >= slowMs && now() >= known.until)
      Object.assign(known, { state: 'tried', runs: 0, sumMs: 0 });
  }

  function tookOwn(known: Known, ms: number): void {
    if (known.state !== 'tried') return;
    known.runs += 1;
    if (known.runs > unmeasuredTrials) known.sumMs += ms;
    if (known.runs < trials) return;
    const isBetter = known.sumMs / (trials - unmeasuredTrials) < known.meanMs / 2;
    const isAgain = now() - known.until < longestMs;
    const standsMs = isAgain ? Math.min(Math.max(firstMs, known.standsMs * 2), longestMs) : firstMs;
    Object.assign(known, { state: isBetter ? 'own' : 'for-all', standsMs, until: now() + standsMs });
  }

  return {
    isForAll(text) {
      const known = slow.get(text);
      if (known === undefined) return true;
      if (known.state === 'own' && now() >= known.until)
        Object.assign(known, { state: 'for-all', meanMs: 0 });
      return known.state === 'for-all';
    },
    took(text, isForAll, ms) {
      if (isForAll) return tookForAll(text, ms);
      const known = slow.get(text);
      if (known !== undefined) tookOwn(known, ms);
    },
  };
}
