import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** What was written about a ticket: a message of its sender, an answer by mail, or a note for colleagues. */
export type TicketEntry = {
  id: string;
  kind: string;
  ticket_number: string;
  author_name: string | null;
  body: string;
  email_status: string | null;
  created_at: string;
};

/** Everything about a ticket and those merged into it, oldest first. Throws what the API answers. */
async function readTicket(id: string): Promise<TicketEntry[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_ticket_thread', { ticket_id: id }).throwOnError();
  return data;
}

/** The same as a query. */
export function useTicketThread(id: string) {
  return useQuery({ queryKey: [...deskKey, 'ticket-thread', id], queryFn: () => readTicket(id) });
}
