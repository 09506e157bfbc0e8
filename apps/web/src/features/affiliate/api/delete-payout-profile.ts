import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { payoutKey } from '../affiliate-query.ts';
import { messages } from '../messages.ts';

/** Throws what the API answers. */
async function deletePayoutProfile(): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('delete_payout_profile').throwOnError();
}

/** Forgets where the caller's vouchers are paid to. */
export function useDeletePayoutProfile(userId: string) {
  const queries = useQueryClient();
  return useOperation(deletePayoutProfile, {
    done: messages.payoutRemoved,
    failed: messages.payoutRemoveFailed,
    settled: () => queries.invalidateQueries({ queryKey: payoutKey(userId) }),
  });
}
