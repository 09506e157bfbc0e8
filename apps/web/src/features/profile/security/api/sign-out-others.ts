import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { sessionsKey } from './list-sessions.ts';

/** Signs every other device out (sign-out with scope `others`, spec §7). Throws the client's error. */
async function signOutOthers(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/** Signs the others out and says so; the list shows it. */
export function useSignOutOthers() {
  const queries = useQueryClient();
  return useOperation(signOutOthers, {
    done: messages.othersSignedOut,
    failed: messages.sessionEndFailed,
    settled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}
