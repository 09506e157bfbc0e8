import { toast } from '#components/ui/toast.ts';
import type { Failure } from '#lib/api/failure.ts';
import { readPasskeyProblem } from '#lib/session/passkey-problem.ts';
import { passkeyMessages } from '../messages.ts';

/** Why a passkey was not added or removed. In: the error, and what is said of an unexpected one. Out: null where it was cancelled. */
export function describePasskeyFailure(error: unknown, otherwise: string): Failure | null {
  const problem = readPasskeyProblem(error);
  if (problem === 'cancelled') {
    // Closing the browser's own dialog is no error.
    toast.info(passkeyMessages.cancelled);
    return null;
  }
  return {
    title: problem === null || problem === 'unknown-passkey' ? otherwise : passkeyMessages.problems[problem],
  };
}
