import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { vouchersKey } from '../voucher-query.ts';

/** Numbers of vouchers and their value in Rupiah. */
export type VoucherStats = {
  total: number;
  active: number;
  expired: number;
  paid: number;
  /** How many of the active ones are frozen, so that they may not be paid. */
  frozen: number;
  total_value: number;
};

/** The figures of the stat cards. Throws what the API answers. */
async function getVoucherStats(): Promise<VoucherStats> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_voucher_stats').throwOnError();
  const row = (Array.isArray(data) ? data[0] : data) as Partial<VoucherStats> | null;
  return {
    total: row?.total ?? 0,
    active: row?.active ?? 0,
    expired: row?.expired ?? 0,
    paid: row?.paid ?? 0,
    frozen: row?.frozen ?? 0,
    total_value: row?.total_value ?? 0,
  };
}

/** The same as a query. */
export function useVoucherStats() {
  return useQuery({ queryKey: [...vouchersKey, 'stats'], queryFn: getVoucherStats });
}
