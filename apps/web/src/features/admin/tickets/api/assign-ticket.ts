import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Gives a ticket to an admin, or to no user. */
export async function assignTicket(id: string, handler: string | null): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    // The generated type has no null for arguments; the function takes one.
    () => supabase.rpc('admin_assign_ticket', { ticket_id: id, handler: handler as string }).throwOnError(),
    handler === null ? messages.ticketFreed : messages.ticketAssigned,
  );
}
