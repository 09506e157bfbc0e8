import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function endPersonSessions({ id, reason }: { id: string; reason: string }): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_end_sessions', { user_id: id, reason }).throwOnError();
}

/** Ends all sessions of an account. */
export function useEndPersonSessions() {
  return useDeskOperation(endPersonSessions, messages.sessionsEnded);
}
