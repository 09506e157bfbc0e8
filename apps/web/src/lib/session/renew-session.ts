import { getSupabase } from '#lib/supabase/client.ts';
import { forgetEndedSession } from '#lib/supabase/ended-session.ts';
import { refreshSession } from './session-store.ts';

/** Fetches a fresh session, so that what the server has changed shows everywhere. A failure is logged, and the next renewal catches up, unless the session has ended elsewhere: then it is forgotten. */
export async function renewSession(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.refreshSession();
  if (error) {
    console.warn('The session could not be renewed', error.message);
    await forgetEndedSession(supabase);
  }
  refreshSession();
}
