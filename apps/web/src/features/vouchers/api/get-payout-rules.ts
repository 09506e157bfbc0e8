import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { vouchersKey } from '../voucher-query.ts';

/** What the operator asks of a pay-out: a written proof, and the approval of a second person. */
export type PayoutRules = { needs_proof: boolean; needs_second: boolean };

/** The settings that hold for pay-outs now. Throws what the API answers. */
async function getPayoutRules(): Promise<PayoutRules> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_payout_rules').throwOnError();
  const row = (Array.isArray(data) ? data[0] : data) as PayoutRules | null;
  return { needs_proof: row?.needs_proof ?? false, needs_second: row?.needs_second ?? false };
}

const alone: PayoutRules = { needs_proof: false, needs_second: false };

/** The settings as far as they are known; until then one person pays alone. */
export function usePayoutRules(): PayoutRules {
  return useQuery({ queryKey: [...vouchersKey, 'rules'], queryFn: getPayoutRules }).data ?? alone;
}
