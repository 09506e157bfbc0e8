import type { Failure } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { settingsMessages } from './messages.ts';

/** What is told of a change that was not saved. */
export const describeFailure = (error: unknown): Failure => ({
  title: settingsMessages.saveFailed,
  detail: loadAdvice(error),
});
