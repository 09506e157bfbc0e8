import { getSupabase } from '#lib/supabase/client.ts';

/** Lets the other see number and e-mail once both agree, or takes it back. Throws the data API's error. */
export async function shareContact(threadId: string, shares: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('share_contact', { thread_id: threadId, shares });
  if (error) throw error;
}
