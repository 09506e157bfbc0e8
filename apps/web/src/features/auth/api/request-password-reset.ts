import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';

/**
 * Has a mail with a six-digit code and a link sent (POST /recover, spec §7). The answer is the same for an unknown address.
 * Throws the client's error (rate limit, no connection).
 */
export async function requestPasswordReset(email: string, captcha: CaptchaToken = {}): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    ...captcha,
    redirectTo: beginFlow(paths.resetPassword),
  });
  if (error) throw error;
}
