import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { ReferralProblem } from './api/validate-referral.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import { registerAccount, RegistrationRefused, type Registration } from './register-account.ts';
import { describeSignUpProblem, type SignUpProblem } from './sign-up-problem.ts';

/** What came of the form: the account, or why there is none. */
export type RegistrationOutcome =
  | { registration: Registration; problem?: undefined }
  | { registration?: undefined; problem: SignUpProblem };

/** Registers what the form holds; never throws. */
export async function submitRegistration(
  input: RegistrationInput,
  captcha: CaptchaToken,
): Promise<RegistrationOutcome> {
  try {
    return { registration: await registerAccount(input, captcha) };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

function toProblem(error: unknown): SignUpProblem {
  if (error instanceof ReferralProblem) return { message: error.message, field: 'referral_code' };
  if (error instanceof RegistrationRefused) {
    return error.field === undefined
      ? { message: error.message }
      : { message: error.message, field: error.field };
  }
  return describeSignUpProblem(error);
}
