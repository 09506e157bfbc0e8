import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Leaves a note for colleagues, once for its key. Gives whether it was done. */
export async function notePerson(id: string, note: { key: string; body: string }): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase.rpc('admin_note_person', { user_id: id, note_key: note.key, body: note.body }).throwOnError(),
    messages.noteSaved,
  );
}
