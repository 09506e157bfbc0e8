import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import type { TicketStatus } from './list-tickets.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Changes the state of a ticket. */
export async function setTicketStatus(id: string, status: TicketStatus): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_set_ticket_status', { ticket_id: id, p_status: status }).throwOnError(),
    messages.ticketMoved[status],
  );
}
