import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';
import type { DayActivity } from '../weekly-activity.ts';

const days = 90;

/** Sign-ups and purchases through the caller's code per day of the last 90 days. Throws what the API answers. */
async function getReferralTimeline(): Promise<DayActivity[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_referral_timeline', { days }).throwOnError();
  return data.flatMap(({ day, signups, purchases }) => (day === null ? [] : [{ day, signups, purchases }]));
}

/** The same as a query. */
export function useReferralTimeline(userId: string) {
  return useQuery({ queryKey: [...affiliateKey, 'timeline', userId], queryFn: getReferralTimeline });
}
