import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn of the event loop may be busy with it. */
const turnMs = 10;

/**
 * Does long work a few steps in a turn of the event loop, so that what else the process has to answer is answered between them.
 * @param steps stops behind each of them
 * @returns what the work gives at its end
 */
export async function inShortTurns<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + turnMs;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other is what it is for
    await nextTurn();
  }
}
