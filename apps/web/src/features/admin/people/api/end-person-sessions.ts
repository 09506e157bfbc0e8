import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Ends all sessions of an account. Gives whether it was done. */
export async function endPersonSessions(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_end_sessions', { user_id: id, reason }).throwOnError(),
    messages.sessionsEnded,
  );
}
