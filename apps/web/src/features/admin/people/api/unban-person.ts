import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Lifts a ban. Gives whether it was done. */
export async function unbanPerson(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_unban_person', { user_id: id, reason }).throwOnError(),
    messages.personUnbanned,
  );
}
