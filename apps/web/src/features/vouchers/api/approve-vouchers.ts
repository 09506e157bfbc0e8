import { getSupabase } from '#lib/supabase/client.ts';

/** What the operator asks of a pay-out: a written proof, and the approval of a second person. */
export type PayoutRules = { needs_proof: boolean; needs_second: boolean };

/** The settings that hold for pay-outs now. Throws what the API answers. */
export async function getPayoutRules(): Promise<PayoutRules> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_payout_rules').throwOnError();
  const row = (Array.isArray(data) ? data[0] : data) as PayoutRules | null;
  return { needs_proof: row?.needs_proof ?? false, needs_second: row?.needs_second ?? false };
}

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
