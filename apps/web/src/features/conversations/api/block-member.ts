import { getSupabase } from '#lib/supabase/client.ts';

/** Blocks the other of a conversation everywhere, or lifts it; they are not told. Throws the data API's error. */
export async function blockMember(threadId: string, blocks: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('block_member', { thread_id: threadId, blocks });
  if (error) throw error;
}
