import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeResetProblem } from '../reset-problem.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';

/**
 * Has a mail with a six-digit code and a link sent (POST /recover, spec §7). The answer is the same for an unknown address.
 * Throws the client's error (rate limit, no connection).
 */
async function requestPasswordReset(email: string, captcha: CaptchaToken): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    ...captcha,
    redirectTo: beginFlow(paths.resetPassword),
  });
  if (error) throw error;
}

/** Has it sent to an address; `failure` says why not. In: what follows. */
export const useRequestPasswordReset = (captcha: Captcha, done?: () => void) =>
  useOperation(async (email: string) => requestPasswordReset(email, await captcha.take()), {
    done,
    failed: (error) => ({ field: 'form', title: describeResetProblem(error).message }),
  });
