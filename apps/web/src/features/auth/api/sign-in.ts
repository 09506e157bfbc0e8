import type { LoginInput } from '@kawanusaha/contracts/account';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeSignInProblem, type SignInProblem } from '../sign-in-problem.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';

/**
 * Signs in with e-mail and password (spec §7).
 * Out: whether a second step is due, because the account has two-step verification. Throws the client's error.
 */
async function signIn(input: LoginInput, captcha: CaptchaToken): Promise<{ needsSecondStep: boolean }> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ ...input, options: captcha });
  if (error) throw error;
  const hasVerifiedFactor = data.user.factors?.some((factor) => factor.status === 'verified') ?? false;
  return { needsSecondStep: hasVerifiedFactor };
}

type Ends = {
  done: (answer: { needsSecondStep: boolean }) => void;
  /** Shows why it failed, for the address that was tried. */
  onProblem: (problem: SignInProblem & { email: string }) => void;
};

/** Signs in. In: the captcha, and what follows. */
export const useSignIn = (captcha: Captcha, { done, onProblem }: Ends) =>
  useOperation(async (input: LoginInput) => signIn(input, await captcha.take()), {
    done,
    failed: (error, { email }) => {
      onProblem({ ...describeSignInProblem(error), email });
      return null;
    },
  });
