import type { RegistrationInput } from '@kawanusaha/contracts/account';
import {
  captchaMessage,
  isConnectionFailure,
  rateLimitMessage,
  readAuthFailure,
  type AuthFailure,
  type FormProblem,
} from './auth-error.ts';
import { authMessages } from './messages.ts';

export type SignUpProblem = FormProblem<keyof RegistrationInput>;

/**
 * Puts a failed registration into words (spec §8).
 * In: the error that the call gave or threw. Out: the banner's text and the field that it concerns, if any.
 */
export function describeSignUpProblem(error: unknown): SignUpProblem {
  const failure = readAuthFailure(error);
  if (isConnectionFailure(failure)) return { message: authMessages.offline };
  if (isTaken(failure)) return { message: authMessages.emailTaken, field: 'email' };
  if (failure.code === 'weak_password' || failure.name === 'AuthWeakPasswordError') {
    return {
      message: authMessages.passwordTooWeak,
      field: 'password',
      ...(failure.reasons.includes('length') ? {} : { hint: authMessages.easyPassword }),
    };
  }
  if (failure.code === 'email_address_invalid' || /validate email|invalid.*email/i.test(failure.message)) {
    return { message: authMessages.emailFormat, field: 'email' };
  }
  if (/username sudah/i.test(failure.message))
    return { message: authMessages.usernameTaken, field: 'username' };
  if (/orang tua atau wali/i.test(failure.message))
    return { message: failure.message, field: 'guardian_email' };
  if (/tahun lahir/i.test(failure.message)) return { message: failure.message, field: 'birth_year' };
  const limited = captchaMessage(failure) ?? rateLimitMessage(failure);
  if (limited !== null) return { message: limited };
  if (failure.status === undefined || failure.message === '')
    return { message: authMessages.unexpectedSignUp };
  return { message: authMessages.signUpFailed(failure.message) };
}

function isTaken(failure: AuthFailure): boolean {
  return (
    failure.code === 'user_already_exists' ||
    failure.code === 'email_exists' ||
    /already (?:been )?registered/i.test(failure.message)
  );
}
