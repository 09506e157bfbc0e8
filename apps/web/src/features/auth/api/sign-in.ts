import type { LoginInput } from '@kawanusaha/contracts/account';
import { getSupabase } from '#lib/supabase/client.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';

/**
 * Signs in with e-mail and password (spec §7).
 * Out: whether a second step is due, because the account has two-step verification. Throws the client's error.
 */
export async function signIn(
  input: LoginInput,
  captcha: CaptchaToken = {},
): Promise<{ needsSecondStep: boolean }> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ ...input, options: captcha });
  if (error) throw error;
  const hasVerifiedFactor = data.user.factors?.some((factor) => factor.status === 'verified') ?? false;
  return { needsSecondStep: hasVerifiedFactor };
}
