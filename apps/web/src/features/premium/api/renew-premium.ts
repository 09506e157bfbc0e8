import { refreshSession } from '#lib/session/session-store.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Fetches a fresh session, so that Premium shows everywhere at once. A failure is logged: the next renewal catches up. */
export async function renewPremium(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.refreshSession();
  if (error) console.warn('The session could not be renewed', error.message);
  refreshSession();
}
