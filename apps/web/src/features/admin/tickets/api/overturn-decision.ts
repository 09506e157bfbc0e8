import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Takes a decision back. Gives whether it was done. */
export async function overturnDecision(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_overturn_decision', { decision_id: id, reason }).throwOnError(),
    messages.decisionOverturned,
  );
}
