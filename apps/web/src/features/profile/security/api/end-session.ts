import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { sessionsKey } from './list-sessions.ts';

/** Signs another own device out. Ending one that is gone already is fine. Throws the client's error. */
async function endSession(sessionId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('end_session', { session_id: sessionId });
  if (error) throw error;
}

/** Signs one out by its id and says so; the list shows it. */
export function useEndSession() {
  const queries = useQueryClient();
  return useOperation(endSession, {
    done: messages.sessionEnded,
    failed: messages.sessionEndFailed,
    settled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}
