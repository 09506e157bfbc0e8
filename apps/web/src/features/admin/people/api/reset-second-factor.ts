import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function resetSecondFactor({ id, reason }: { id: string; reason: string }): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_reset_second_factor', { user_id: id, reason }).throwOnError();
}

/** Removes a lost second factor. */
export function useResetSecondFactor() {
  return useDeskOperation(resetSecondFactor, messages.secondFactorReset);
}
