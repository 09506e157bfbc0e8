import { getSupabase } from '#lib/supabase/client.ts';

/** Signs every other device out (sign-out with scope `others`, spec §7). Throws the client's error. */
export async function signOutOthers(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}
