import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

/** `key` makes one note of what is sent twice. */
type Note = { id: string; key: string; body: string };

async function noteTicket({ id, key, body }: Note): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_note_ticket', { ticket_id: id, note_key: key, body }).throwOnError();
}

/** Leaves a note for colleagues, once for its key. */
export function useNoteTicket() {
  return useDeskOperation(noteTicket, messages.noteSaved);
}
