import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import type { UserIdentity } from '@supabase/supabase-js';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { identitiesKey } from './list-identities.ts';

/** Takes a linked way to sign in off the account (DELETE /user/identities/{id}, spec §7); the last one stays. Throws the client's error. */
async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (error) throw error;
}

/** Takes one off and says so; the list shows it. */
export function useUnlinkIdentity() {
  const queries = useQueryClient();
  return useOperation(unlinkIdentity, {
    done: messages.identityUnlinked,
    failed: messages.identityFailed,
    settled: () => queries.invalidateQueries({ queryKey: identitiesKey }),
  });
}
