import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

/** One order as an admin sees it. */
export type AdminPayment = {
  id: string;
  order_id: string;
  /** Stays when the account is gone. */
  user_id: string;
  username: string | null;
  email: string | null;
  amount: number;
  status: string;
  payment_type: string | null;
  needs_refund: boolean;
  /** What went back of it so far. */
  refunded_amount: number;
  /** Why the provider could not be asked the last time, as its code; null when it answered. */
  problem: string | null;
  created_at: string;
  paid_at: string | null;
  total_count: number;
};

/** One page of orders, newest first; `status` may also be 'all', 'needs_refund', 'partially_refunded' or 'check_failed'. Throws what the API answers. */
async function listPayments(search: string, status: string, page: number): Promise<AdminPayment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_payments', { search, p_status: status, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function usePayments(search: string, status: string, page: number) {
  return useQuery({
    queryKey: [...deskKey, 'payments', search, status, page],
    queryFn: () => listPayments(search, status, page),
    placeholderData: keepPreviousData,
  });
}
