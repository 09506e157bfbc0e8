import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeResetProblem } from '../reset-problem.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';

/** Asks for the confirmation mail again (POST /resend, spec §7); says nothing about whether the address is known. Throws the client's error. */
async function resendConfirmation(email: string, captcha: CaptchaToken): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { ...captcha, emailRedirectTo: beginFlow(paths.login) },
  });
  if (error) throw error;
}

/** Asks for it; `failure` says why it was not sent. In: what follows. */
export const useResendConfirmation = (email: string, captcha: Captcha, done: () => void) =>
  useOperation(async () => resendConfirmation(email, await captcha.take()), {
    done,
    failed: (error) => ({ field: 'form', title: describeResetProblem(error).message }),
  });
