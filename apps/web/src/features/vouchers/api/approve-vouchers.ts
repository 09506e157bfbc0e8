import { getSupabase } from '#lib/supabase/client.ts';

/** How many of the vouchers were approved, and why the others were not (`own_voucher`, `already_approved`, …). */
export type Approval = { approved: number; refused: readonly string[] };

/** Approves pay-outs as the second person; another one then pays them. Throws what the API answers. */
export async function approveVouchers(ids: readonly string[]): Promise<Approval> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_approve_vouchers', { voucher_ids: [...ids] }).throwOnError();
  const outcomes = data.map(({ outcome }) => outcome);
  return {
    approved: outcomes.filter((outcome) => outcome === 'approved').length,
    refused: outcomes.filter((outcome) => outcome !== 'approved'),
  };
}
