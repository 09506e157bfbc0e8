import type { ProfileInput } from '@kawanusaha/contracts/account';
import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Saves the own profile by id (spec §7). A change of the e-mail address goes through the auth service, which asks both mailboxes first;
 * until then the stored address stays.
 * Out: whether such a confirmation is due. Throws the client's error; `23505` means that the username is taken.
 */
export async function updateProfile(
  userId: string,
  input: ProfileInput,
  currentEmail: string,
): Promise<{ emailChangePending: boolean }> {
  const supabase = await getSupabase();
  const { email, ...rest } = input;
  // A write that row-level security refuses is silent, so the row is asked back.
  const { error } = await supabase
    .from('pengguna')
    .update({ ...rest, email: currentEmail })
    .eq('id', userId)
    .select('id')
    .single();
  if (error) throw error;
  if (email.toLowerCase() === currentEmail.toLowerCase()) return { emailChangePending: false };
  const changed = await supabase.auth.updateUser({ email }, { emailRedirectTo: beginFlow(paths.profile) });
  if (changed.error) throw changed.error;
  return { emailChangePending: changed.data.user.new_email !== undefined };
}
