import { getSupabase } from '#lib/supabase/client.ts';

/** Appeals to the ban, without signing in. Gives the ticket's number. Throws what the API answers. */
export async function appealBan(id: string, message: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('appeal_ban', { decision_id: id, message }).throwOnError();
  return data;
}
