import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import type { TicketStatus } from './list-tickets.ts';
import { runAdminAction } from './run-admin-action.ts';

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

/** Leaves a note for colleagues. Gives whether it was done. */
export async function noteTicket(id: string, { key, body }: NewEntry): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_note_ticket', { ticket_id: id, note_key: key, body }).throwOnError(),
    messages.noteSaved,
  );
}

/** Gives a ticket to an admin, or to no user. */
export async function assignTicket(id: string, handler: string | null): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    // The generated type has no null for arguments; the function takes one.
    () => supabase.rpc('admin_assign_ticket', { ticket_id: id, handler: handler as string }).throwOnError(),
    handler === null ? messages.ticketFreed : messages.ticketAssigned,
  );
}

/** Changes the state of a ticket. */
export async function setTicketStatus(id: string, status: TicketStatus): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_set_ticket_status', { ticket_id: id, p_status: status }).throwOnError(),
    messages.ticketMoved[status],
  );
}

/** Joins a duplicate to the ticket where the work goes on. */
export async function mergeTicket(duplicate: string, into: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_merge_tickets', { ticket_id: duplicate, into_id: into }).throwOnError(),
    messages.ticketMerged,
  );
}
