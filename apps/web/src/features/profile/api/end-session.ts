import { getSupabase } from '#lib/supabase/client.ts';

/** Signs another own device out. Ending one that is gone already is fine. Throws the client's error. */
export async function endSession(sessionId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('end_session', { session_id: sessionId });
  if (error) throw error;
}
