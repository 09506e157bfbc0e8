import { isReferralStats, type ReferralStats } from '@kawanusaha/contracts/referral';
import { getSupabase } from '#lib/supabase/client.ts';

const noStats: ReferralStats = { totalReferred: 0, totalCoins: 0, premiumCount: 0, referredUsers: [] };

/** Referral figures of the caller. A failure silently shows zero stats (spec §8). */
export async function getReferralStats(referrerCode: string): Promise<ReferralStats> {
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
