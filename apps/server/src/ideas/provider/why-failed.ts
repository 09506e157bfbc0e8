import { APICallError } from 'ai';
import { isRefusal } from './answer-form.ts';

/** Why a provider gave nothing that can be used. */
export type ProviderFailure = 'refused' | 'busy' | 'unreadable' | 'unfit' | 'failed';

const tooMany = 429;

/** What an error of a provider means for the person who waits. */
export function whyFailed(error: unknown): ProviderFailure {
  if (isRefusal(error)) return 'refused';
  return APICallError.isInstance(error) && error.statusCode === tooMany ? 'busy' : 'failed';
}

/** Whether a provider took a question before it failed: what it refuses outright it does not write on the bill. */
export const wasTaken = (error: unknown): boolean => !APICallError.isInstance(error);
