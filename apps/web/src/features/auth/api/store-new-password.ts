import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Stores a new password in the recovery session (PUT /user, spec §7) and ends that session, so that the person signs in with it.
 * Throws the client's error (`weak_password`, `same_password`, `insufficient_aal`).
 */
export async function storeNewPassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw error;
  await supabase.auth.signOut({ scope: 'local' });
}
