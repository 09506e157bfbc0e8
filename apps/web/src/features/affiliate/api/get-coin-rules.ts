import {
  coinValueRupiah,
  minWithdrawCoins,
  premiumRewardCoins,
  rewardHoldDays,
  signupRewardCoins,
  voucherValidityHours,
} from '@kawanusaha/contracts/business';
import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** The rules of coins that are in force, as an admin has set them; the defaults are those of spec §9. */
export const defaultCoinRules = {
  coin_value_rupiah: coinValueRupiah,
  min_withdraw_coins: minWithdrawCoins,
  signup_reward_coins: signupRewardCoins,
  /** 1: a sign-up is rewarded once a phone is verified. */
  signup_reward_needs_phone: 0,
  premium_reward_coins: premiumRewardCoins,
  reward_hold_days: rewardHoldDays,
  voucher_validity_hours: voucherValidityHours,
};
export type CoinRules = typeof defaultCoinRules;

/** Reads the rules; what cannot be read keeps its default. Throws what the API answers. */
async function getCoinRules(): Promise<CoinRules> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('key, value')
    .in('key', Object.keys(defaultCoinRules))
    .throwOnError();
  const numbers = data.flatMap(({ key, value }) =>
    typeof value === 'number' ? [[key, value] as const] : [],
  );
  return { ...defaultCoinRules, ...Object.fromEntries(numbers) };
}

/** The rules, and until they are known the defaults. */
export function useCoinRules(): CoinRules {
  return useQuery({ queryKey: [...affiliateKey, 'rules'], queryFn: getCoinRules }).data ?? defaultCoinRules;
}
