import { getSupabase } from '#lib/supabase/client.ts';
import { refreshSession } from './session-store.ts';

/** Ends the session on every device; gives false when the server could not be told. */
export async function signOut(): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut();
  refreshSession();
  return error === null;
}
