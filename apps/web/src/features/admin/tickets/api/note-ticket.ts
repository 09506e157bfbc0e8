import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';
import type { NewEntry } from './reply-ticket.ts';

/** Leaves a note for colleagues. Gives whether it was done. */
export async function noteTicket(id: string, { key, body }: NewEntry): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_note_ticket', { ticket_id: id, note_key: key, body }).throwOnError(),
    messages.noteSaved,
  );
}
