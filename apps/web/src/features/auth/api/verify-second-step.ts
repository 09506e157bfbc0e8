import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Raises the session to the second assurance level with a code from the authenticator app (POST /factors/{id}/challenge and /verify, spec §7).
 * Throws the client's error (`mfa_verification_failed`).
 */
export async function verifySecondStep(code: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const factor = data.totp[0];
  if (factor === undefined) {
    // Taken away meanwhile, on another device or by an admin: the session only has to hear of it.
    const refreshed = await supabase.auth.refreshSession();
    if (refreshed.error) throw refreshed.error;
    return;
  }
  const verified = await supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (verified.error) throw verified.error;
}
