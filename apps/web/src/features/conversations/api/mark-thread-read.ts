import { getSupabase } from '#lib/supabase/client.ts';

/** The caller has read a conversation up to its newest line. Throws the data API's error. */
export async function markThreadRead(threadId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('mark_thread_read', { thread_id: threadId });
  if (error) throw error;
}
