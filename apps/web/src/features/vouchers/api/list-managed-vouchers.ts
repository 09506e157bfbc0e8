import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { vouchersKey } from '../voucher-query.ts';

/** Rows on one page. */
export const voucherPageSize = 25;

/** One voucher with whose it is. */
export type ManagedVoucher = {
  id: string;
  voucher_code: string;
  user_id: string;
  username: string | null;
  email: string | null;
  /** Whole Rupiah. */
  amount: number;
  status: string;
  created_at: string;
  expired_at: string;
  paid_at: string | null;
  proof_note: string | null;
  /** Why it may not be paid although it is active; null when nothing stands against it. */
  frozen_reason: string | null;
  /** The masked account that it is, or was, paid to; null when its owner has set none. */
  pay_to: string | null;
  /** Whether it is the operator's own, which another one pays. */
  is_own: boolean;
  /** When the second person approved it; null before that. */
  approved_at: string | null;
  approved_by_name: string | null;
  /** Whether this operator is that second person. */
  is_approver: boolean;
  total_count: number;
};

/** One page of all vouchers, newest first (spec §7). Throws what the API answers. */
async function listManagedVouchers(search: string, status: string, page: number): Promise<ManagedVoucher[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_vouchers', { search, p_status: status, page, page_size: voucherPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function useManagedVouchers(search: string, status: string, page: number) {
  return useQuery({
    queryKey: [...vouchersKey, search, status, page],
    queryFn: () => listManagedVouchers(search, status, page),
    placeholderData: keepPreviousData,
  });
}
