import { getSupabase } from '#lib/supabase/client.ts';

/** Marks every unread notification of the signed-in person as read. Throws the client's error. */
export async function markAllRead(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null);
  if (error) throw error;
}
