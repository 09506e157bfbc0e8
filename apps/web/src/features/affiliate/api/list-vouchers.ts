import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

export type Voucher = {
  id: string;
  voucher_code: string;
  /** Whole Rupiah. */
  amount: number;
  status: string;
  created_at: string;
  expired_at: string;
  /** Why it is not paid although it is active; null when nothing stands against it. */
  frozen_reason: string | null;
  paid_at: string | null;
  /** The masked account it was paid to. */
  paid_to: string | null;
  proof_note: string | null;
};

/** Own vouchers, newest first (spec §7). Throws what the API answers. */
async function listVouchers(userId: string): Promise<Voucher[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('vouchers')
    .select(
      'id, voucher_code, amount, status, created_at, expired_at, frozen_reason, paid_at, paid_to, proof_note',
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(100)
    .throwOnError();
  return data;
}

/** The same as a query. */
export function useVouchers(userId: string, enabled = true) {
  return useQuery({
    queryKey: [...affiliateKey, 'vouchers', userId],
    queryFn: () => listVouchers(userId),
    enabled,
  });
}
