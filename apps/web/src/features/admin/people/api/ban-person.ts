import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

const msPerDay = 86_400_000;

/** Bans an account for some days, or for good with null. Gives whether it was done. */
export async function banPerson(id: string, reason: string, days: number | null): Promise<boolean> {
  const supabase = await getSupabase();
  const until = days === null ? {} : { until: new Date(Date.now() + days * msPerDay).toISOString() };
  return runAdminAction(
    () => supabase.rpc('admin_ban_person', { user_id: id, reason, ...until }).throwOnError(),
    messages.personBanned,
  );
}
