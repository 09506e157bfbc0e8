import { getSupabase } from '#lib/supabase/client.ts';

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
export async function readTicket(id: string): Promise<TicketEntry[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_ticket_thread', { ticket_id: id }).throwOnError();
  return data;
}

/**
 * A prepared answer (purpose `reply`), in which {nama}, {nomor} and {topik} stand for what the ticket says, or a reason of a decision in
 * the review queue (`keep`, `remove`).
 */
export type ReplyTemplate = { key: string; label: string; body: string; purpose: string };

/** The prepared answers in their order. Throws what the API answers. */
export async function listTemplates(): Promise<ReplyTemplate[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reply_templates')
    .select('key, label, body, purpose')
    .order('sort')
    .order('label')
    .throwOnError();
  return data;
}

/** Who can own a ticket. Throws what the API answers. */
export async function listAdmins(): Promise<{ id: string; username: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_admins').throwOnError();
  return data;
}
