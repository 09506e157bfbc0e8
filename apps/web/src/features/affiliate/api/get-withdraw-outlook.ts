import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** What a withdrawal now would mean: its end, the working hours until then, and a better moment when those are too few. */
export type WithdrawOutlook = {
  expires_at: string;
  working_hours: number;
  closed_days: string[] | null;
  better_at: string | null;
};

/** Throws what the API answers. */
async function getWithdrawOutlook(): Promise<WithdrawOutlook | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_withdraw_outlook').throwOnError();
  return (Array.isArray(data) ? data[0] : data) ?? null;
}

/** The same as a query, for who has enough to withdraw. */
export function useWithdrawOutlook(enabled: boolean) {
  return useQuery({ queryKey: [...affiliateKey, 'outlook'], queryFn: getWithdrawOutlook, enabled });
}
