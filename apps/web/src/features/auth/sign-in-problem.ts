import { captchaMessage, isConnectionFailure, rateLimitMessage, readAuthFailure } from './auth-error.ts';
import { readPasskeyProblem } from '#lib/session/passkey-problem.ts';
import { authMessages } from './messages.ts';

/** What the login banner says, and whether asking for the confirmation mail again makes sense. */
export type SignInProblem = { message: string; canResendConfirmation: boolean };

/** Puts a failed sign-in by passkey into words. In: the error that the call gave or threw. */
export function describePasskeyProblem(error: unknown): SignInProblem {
  const problem = readPasskeyProblem(error);
  const known = (message: string) => ({ message, canResendConfirmation: false });
  if (problem === 'cancelled') return known(authMessages.passkeyCancelled);
  if (problem === 'unknown-passkey') return known(authMessages.passkeyUnknown);
  const failure = readAuthFailure(error);
  if (failure.code === 'user_banned') return known(authMessages.banned);
  if (isConnectionFailure(failure)) return known(authMessages.offline);
  return known(captchaMessage(failure) ?? rateLimitMessage(failure) ?? authMessages.passkeyFailed);
}

/**
 * Puts a failed sign-in into words (spec §8): two known causes, else the provider's message, else the unexpected one.
 * In: the error that the call gave or threw.
 */
export function describeSignInProblem(error: unknown): SignInProblem {
  const failure = readAuthFailure(error);
  const known = (message: string) => ({ message, canResendConfirmation: false });
  if (failure.code === 'invalid_credentials' || failure.message === 'Invalid login credentials') {
    return known(authMessages.invalidCredentials);
  }
  if (failure.code === 'email_not_confirmed' || failure.message === 'Email not confirmed') {
    return { message: authMessages.emailNotConfirmed, canResendConfirmation: true };
  }
  if (failure.code === 'user_banned') return known(authMessages.banned);
  if (isConnectionFailure(failure)) return known(authMessages.offline);
  const limited = captchaMessage(failure) ?? rateLimitMessage(failure);
  if (limited !== null) return known(limited);
  const isProviderAnswer = failure.status !== undefined && failure.status < 500 && failure.message !== '';
  return known(isProviderAnswer ? failure.message : authMessages.unexpectedLogin);
}
