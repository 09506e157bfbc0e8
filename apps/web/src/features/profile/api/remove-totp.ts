import { getSupabase } from '#lib/supabase/client.ts';

/** Turns two-step verification off (DELETE /factors/{id}, spec §7); needs a session of the second level. Throws the client's error. */
export async function removeTotp(factorId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await supabase.auth.refreshSession();
}
