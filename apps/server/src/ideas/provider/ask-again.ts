import { APICallError } from 'ai';
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 300;
const firstServerFault = 500;

/** Whether asking once more may help: not where the provider refuses us (401, 403), is full (429) or has no time left. */
const mayPass = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  (error.statusCode === undefined ? error.isRetryable : error.statusCode >= firstServerFault);

/**
 * Asks, and once more where the provider failed before it said anything.
 * @param hasSaid whether a part of the answer has been given on already
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  hasSaid: () => boolean,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!mayPass(error) || hasSaid() || signal.aborted) throw error;
    await sleep(pauseMs, undefined, { signal });
    return ask();
  }
}
