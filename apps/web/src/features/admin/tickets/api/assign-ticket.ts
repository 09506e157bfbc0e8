import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Assignment = { id: string; handler: string | null };

async function assignTicket({ id, handler }: Assignment): Promise<void> {
  const supabase = await getSupabase();
  // The generated type has no null for arguments; the function takes one.
  await supabase.rpc('admin_assign_ticket', { ticket_id: id, handler: handler as string }).throwOnError();
}

/** Gives a ticket to an admin, or to no user. */
export function useAssignTicket() {
  return useDeskOperation(assignTicket, (_, { handler }) =>
    toast.success(handler === null ? messages.ticketFreed : messages.ticketAssigned),
  );
}
