import { getSupabase } from '#lib/supabase/client.ts';
import { refreshSession } from './session-store.ts';

/** Fetches a fresh session, so that what the server has changed shows everywhere. A failure is logged: the next renewal catches up. */
export async function renewSession(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.refreshSession();
  if (error) console.warn('The session could not be renewed', error.message);
  refreshSession();
}
