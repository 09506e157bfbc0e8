import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Something new about a ticket. The key is the writer's, so that what is sent twice is written and mailed once. */
export type NewEntry = { key: string; body: string };

/** Answers by mail. Gives whether it was done. */
export async function replyTicket(id: string, { key, body }: NewEntry, closes: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_reply_ticket', { ticket_id: id, reply_key: key, body, closes }).throwOnError(),
    messages.ticketReplied,
  );
}
