import type { UserIdentity } from '@supabase/supabase-js';
import { getSupabase } from '#lib/supabase/client.ts';

/** Takes a linked way to sign in off the account (DELETE /user/identities/{id}, spec §7); the last one stays. Throws the client's error. */
export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (error) throw error;
}
