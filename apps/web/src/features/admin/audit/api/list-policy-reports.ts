import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** What browsers report that the content policy refused, the last first. Throws what the API answers. */
async function listPolicyReports() {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_policy_reports').throwOnError();
  return data;
}

/** The same as a query. */
export function usePolicyReports() {
  return useQuery({ queryKey: [...deskKey, 'policy-reports'], queryFn: listPolicyReports });
}
