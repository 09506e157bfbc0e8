import { getSupabase } from '#lib/supabase/client.ts';

/** What browsers report that the content policy refused, the last first. Throws what the API answers. */
export async function listPolicyReports() {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_policy_reports').throwOnError();
  return data;
}
