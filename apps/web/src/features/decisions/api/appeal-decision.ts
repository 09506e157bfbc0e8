import { getSupabase } from '#lib/supabase/client.ts';

/** Appeals to a decision. Gives the ticket's number. Throws what the API answers. */
export async function appealDecision(id: string, message: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('appeal_decision', { decision_id: id, message }).throwOnError();
  return data;
}
