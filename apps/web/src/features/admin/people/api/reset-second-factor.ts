import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Removes a lost second factor. Gives whether it was done. */
export async function resetSecondFactor(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_reset_second_factor', { user_id: id, reason }).throwOnError(),
    messages.secondFactorReset,
  );
}
