import { getSupabase } from '#lib/supabase/client.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';

/** Signs in with a passkey that the browser offers (POST /passkeys/authentication/…). Throws the client's error. */
export async function signInWithPasskey(captcha: CaptchaToken = {}): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPasskey({ options: captcha });
  if (error) throw error;
}
