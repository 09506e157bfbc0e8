import { isConnectionFailure, rateLimitMessage, readAuthFailure } from './auth-error.ts';
import { authMessages } from './messages.ts';

/**
 * Puts a failed second step into words: sending its code, or checking it.
 * @param error as the client gave or threw it
 * @param otherwise what is said where neither the connection nor a limit is the cause
 */
export function describeSecondStepProblem(error: unknown, otherwise: string): string {
  const failure = readAuthFailure(error);
  if (isConnectionFailure(failure)) return authMessages.offline;
  return rateLimitMessage(failure) ?? otherwise;
}
