import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { decisionsKey } from '../decisions-query.ts';

/** A decision of ours against something that the caller published. */
export type Decision = {
  id: string;
  kind: string;
  target_kind: string;
  title: string;
  reason: string;
  created_at: string;
  appealed_at: string | null;
  overturned_at: string | null;
};

/** Days in which one can appeal, as private.appeal_decision has them. */
const appealDays = 30;

/** The caller's decisions of the last 30 days, newest first. Throws what the API answers. */
async function listDecisions(userId: string): Promise<Decision[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('moderation_decisions')
    .select('id, kind, target_kind, title, reason, created_at, appealed_at, overturned_at')
    .eq('user_id', userId)
    .gte('created_at', new Date(Date.now() - appealDays * 86_400_000).toISOString())
    .order('created_at', { ascending: false })
    .limit(20)
    .throwOnError();
  return data;
}

/** The same as a query. */
export function useDecisions(userId: string) {
  return useQuery({ queryKey: [...decisionsKey, userId], queryFn: () => listDecisions(userId) });
}
