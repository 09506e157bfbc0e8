import { getSupabase } from '#lib/supabase/client.ts';

/** Lets the proved mailbox go. Throws the data API's error. */
export async function removeCampus(userId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('campus_mails').delete().eq('user_id', userId).throwOnError();
}
