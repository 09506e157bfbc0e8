import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';

/** Asks for the confirmation mail again (POST /resend, spec §7); says nothing about whether the address is known. Throws the client's error. */
export async function resendConfirmation(email: string, captcha: CaptchaToken = {}): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { ...captcha, emailRedirectTo: beginFlow(paths.login) },
  });
  if (error) throw error;
}
