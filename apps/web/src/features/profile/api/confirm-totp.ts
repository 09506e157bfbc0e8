import { getSupabase } from '#lib/supabase/client.ts';

/** Proves that the app gives the right codes, which turns two-step verification on (POST /factors/{id}/verify, spec §7). Throws the client's error. */
export async function confirmTotp(input: { factorId: string; code: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.challengeAndVerify(input);
  if (error) throw error;
}
