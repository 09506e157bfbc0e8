import { getSupabase } from '#lib/supabase/client.ts';
import { describePasskeyProblem, type SignInProblem } from '../sign-in-problem.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';

/** Signs in with a passkey that the browser offers (POST /passkeys/authentication/…). Throws the client's error. */
async function signInWithPasskey(captcha: CaptchaToken): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPasskey({ options: captcha });
  if (error) throw error;
}

/** Signs in. In: the captcha, and what follows. */
export const useSignInWithPasskey = (
  captcha: Captcha,
  { done, onProblem }: { done: () => void; onProblem: (problem: SignInProblem) => void },
) =>
  useOperation(async () => signInWithPasskey(await captcha.take()), {
    done,
    failed: (error) => {
      onProblem(describePasskeyProblem(error));
      return null;
    },
  });
