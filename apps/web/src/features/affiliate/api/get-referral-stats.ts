import { referralStatsSchema, type ReferralStats } from '@kawanusaha/contracts/referral';
import { getSupabase } from '#lib/supabase/client.ts';

const noStats: ReferralStats = { totalReferred: 0, totalCoins: 0, premiumCount: 0, referredUsers: [] };

/** Referral figures of the caller. A failure silently shows zero stats (spec §8). */
export async function getReferralStats(referrerCode: string): Promise<ReferralStats> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke('get-referral-stats', {
      body: { referrer_code: referrerCode },
    });
    if (error) return noStats;
    const parsed = referralStatsSchema.safeParse(data);
    return parsed.success ? parsed.data : noStats;
  } catch {
    return noStats;
  }
}
