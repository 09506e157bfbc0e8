import { isReferralStats, type ReferralStats } from '@kawanusaha/contracts/referral';
import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** What is shown until they are known. */
export const noStats: ReferralStats = { totalReferred: 0, totalCoins: 0, premiumCount: 0, referredUsers: [] };

/** Referral figures of the caller. A failure silently shows zero stats (spec §8). */
async function getReferralStats(referrerCode: string): Promise<ReferralStats> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<unknown>('get-referral-stats', {
      body: { referrer_code: referrerCode },
    });
    return error === null && isReferralStats(data) ? data : noStats;
  } catch {
    return noStats;
  }
}

/** The same as a query. */
export function useReferralStats(userId: string, code: string) {
  return useQuery({ queryKey: [...affiliateKey, 'stats', userId], queryFn: () => getReferralStats(code) });
}
