import { readPasskeyProblem } from '#lib/session/passkey-problem.ts';
import { profileMessages } from '../messages.ts';

/** Puts a failed change of two-step verification into words: the last proof was too long ago, or something unexpected. */
export function describeTwoStepProblem(error: unknown): string {
  return readPasskeyProblem(error) === 'stale' ? profileMessages.proofNeeded : profileMessages.twoStepFailed;
}
