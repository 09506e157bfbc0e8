import { turns } from '#http/load/turns.ts';

/**
 * Waits for work that others wait for as well. What ends for a thousand requests at once would else be answered to all of them in one
 * turn of the event loop, half a second in which no other request is heard; so each goes on in the order of turns.
 * @param work what is under way
 * @param go how a turn is asked for; given by tests
 */
export async function shareResult<T>(
  work: Promise<T>,
  go: (goOn: () => void) => void = turns.resume,
): Promise<T> {
  try {
    return await work;
  } finally {
    await new Promise<void>((resolve) => go(resolve));
  }
}
