/** What a request goes through, as PostgREST names it in `Server-Timing`. */
const stages = ['jwt', 'parse', 'plan', 'transaction', 'response'] as const;

export type Stage = (typeof stages)[number];

export type StageClock = {
  /** Ends the stage before, if there is one, and begins this one. */
  enter: (stage: Stage) => void;
  /** The value of the header: milliseconds of each stage. */
  header: () => string;
};

/**
 * Times the stages of one request.
 * @param identifiedIn milliseconds in which it was found out who asks
 */
export function createStageClock(identifiedIn: number): StageClock {
  const spent: Record<Stage, number> = { jwt: identifiedIn, parse: 0, plan: 0, transaction: 0, response: 0 };
  let current: Stage = 'parse';
  let since = performance.now();
  const enter = (stage: Stage): void => {
    const now = performance.now();
    spent[current] += now - since;
    current = stage;
    since = now;
  };
  return {
    enter,
    header() {
      enter('response');
      return stages.map((stage) => `${stage};dur=${spent[stage].toFixed(1)}`).join(', ');
    },
  };
}
