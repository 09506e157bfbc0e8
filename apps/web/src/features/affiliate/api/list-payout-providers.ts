import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** A bank or e-wallet that vouchers can be paid to. */
export type PayoutProvider = { code: string; name: string; kind: string };

/** All of them by name. Throws what the API answers. */
async function listPayoutProviders(): Promise<PayoutProvider[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('payout_providers')
    .select('code, name, kind')
    .order('name')
    .throwOnError();
  return data;
}

/** The same as a query. */
export function usePayoutProviders() {
  return useQuery({ queryKey: [...affiliateKey, 'providers'], queryFn: listPayoutProviders });
}
