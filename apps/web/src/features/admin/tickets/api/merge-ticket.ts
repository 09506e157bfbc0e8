import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Joins a duplicate to the ticket where the work goes on. */
export async function mergeTicket(duplicate: string, into: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_merge_tickets', { ticket_id: duplicate, into_id: into }).throwOnError(),
    messages.ticketMerged,
  );
}
