import { getSupabase } from '#lib/supabase/client.ts';

/** Says that the work of a membership is finished, or confirms what the other said. Throws the data API's error. */
export async function sayFinished(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('say_finished', { member_id: memberId }).throwOnError();
}
