import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { payoutKey } from '../affiliate-query.ts';

/** Where the caller's vouchers are paid to; of the number only its last four digits. */
export type PayoutProfile = {
  provider: string;
  provider_name: string;
  number_end: string;
  holder_name: string;
};

/** The caller's account for pay-outs, or null. Throws what the API answers. */
async function getPayoutProfile(): Promise<PayoutProfile | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_payout_profile').throwOnError();
  return data[0] ?? null;
}

/** The same as a query. */
export function usePayoutProfile(userId: string) {
  return useQuery({ queryKey: payoutKey(userId), queryFn: getPayoutProfile });
}
