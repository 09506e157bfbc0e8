import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

export type TicketStatus = 'new' | 'working' | 'done';

/** One ticket in the inbox. `total_count`: `describeTotal`. */
export type Ticket = {
  id: string;
  ticket_number: string;
  kind: string;
  name: string;
  email: string;
  user_id: string | null;
  username: string | null;
  subject: string;
  message: string;
  status: string;
  handled_by: string | null;
  handler_name: string | null;
  due_at: string;
  answered_at: string | null;
  merged_into: string | null;
  /** Number of the ticket into which this one was merged. */
  merged_number: string | null;
  /** How many other open tickets the same sender has. */
  same_sender: number;
  /** half: half of the promised time is over without an answer; late: all of it; null: neither. */
  urgency: string | null;
  created_at: string;
  total_count: number;
};

/** One page of tickets; `state` may also be open, mine or all. Throws what the API answers. */
export async function listTickets(state: string, search: string, page: number): Promise<Ticket[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_tickets', { p_state: state, search, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function useTickets(state: string, search: string, page: number) {
  return useQuery({
    queryKey: [...deskKey, 'tickets', state, search, page],
    queryFn: () => listTickets(state, search, page),
    placeholderData: keepPreviousData,
  });
}
