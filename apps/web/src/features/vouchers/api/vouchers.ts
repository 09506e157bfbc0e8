import { getSupabase } from '#lib/supabase/client.ts';

/** Query keys of voucher management. */
export const voucherKeys = {
  all: ['voucher-management'] as const,
  list: (search: string, status: string, page: number) =>
    ['voucher-management', search, status, page] as const,
  stats: ['voucher-management', 'stats'] as const,
  rules: ['voucher-management', 'rules'] as const,
};

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
export async function listManagedVouchers(
  search: string,
  status: string,
  page: number,
): Promise<ManagedVoucher[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_vouchers', { search, p_status: status, page, page_size: voucherPageSize })
    .throwOnError();
  return data;
}

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
export async function getVoucherStats(): Promise<VoucherStats> {
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

/** Marks an active, unexpired voucher as paid with a note that proves it. A refusal carries the server's words where it has any. */
export async function markVoucherPaid(
  voucherId: string,
  proofNote: string,
): Promise<{ isDone: boolean; refusal?: string }> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.rpc('admin_mark_voucher_paid', {
      voucher_id: voucherId,
      proof_note: proofNote,
    });
    if (error === null) return { isDone: true };
    return error.code.startsWith('PT') ? { isDone: false, refusal: error.message } : { isDone: false };
  } catch {
    return { isDone: false };
  }
}
