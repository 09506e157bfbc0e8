import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import type { TicketStatus } from './list-tickets.ts';

type Move = { id: string; status: TicketStatus };

async function setTicketStatus({ id, status }: Move): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_set_ticket_status', { ticket_id: id, p_status: status }).throwOnError();
}

/** Changes the state of a ticket. */
export function useSetTicketStatus() {
  return useDeskOperation(setTicketStatus, (_, { status }) => toast.success(messages.ticketMoved[status]));
}
