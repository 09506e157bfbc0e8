import { getSupabase } from '#lib/supabase/client.ts';

/** Takes back what was said and not confirmed, one's own or the other's. Throws the data API's error. */
export async function takeBackFinished(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('take_back_finished', { member_id: memberId }).throwOnError();
}
