import { getSupabase } from '#lib/supabase/client.ts';

/** Marks one notification as read; one that is read already keeps its time. Throws the client's error. */
export async function markRead(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .eq('id', id)
    .is('read_at', null);
  if (error) throw error;
}
