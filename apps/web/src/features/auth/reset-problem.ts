import type { ResetPasswordInput } from '@kawanusaha/contracts/account';
import {
  captchaMessage,
  isConnectionFailure,
  rateLimitMessage,
  readAuthFailure,
  type FormProblem,
} from './auth-error.ts';
import { authMessages } from './messages.ts';

export type ResetProblem = FormProblem<keyof ResetPasswordInput>;

/**
 * Puts a failed step of the password reset into words: asking for the code, checking it, or storing the new password.
 * In: the error that the call gave or threw.
 */
export function describeResetProblem(error: unknown): ResetProblem {
  const failure = readAuthFailure(error);
  if (isConnectionFailure(failure)) return { message: authMessages.offline };
  const limited = captchaMessage(failure) ?? rateLimitMessage(failure);
  if (limited !== null) return { message: limited };
  if (failure.code === 'otp_expired') return { message: authMessages.codeInvalid, field: 'code' };
  if (failure.code === 'same_password') return { message: authMessages.samePassword, field: 'password' };
  if (failure.code === 'weak_password' || failure.name === 'AuthWeakPasswordError') {
    return {
      message: failure.reasons.includes('length') ? authMessages.passwordTooWeak : authMessages.easyPassword,
      field: 'password',
    };
  }
  return { message: authMessages.resetUnexpected };
}
