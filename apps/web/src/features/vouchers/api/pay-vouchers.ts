import { getSupabase } from '#lib/supabase/client.ts';

/** How many of the chosen vouchers were marked as paid, and why the others were not (`voucher_frozen`, `own_voucher`, …). */
export type BatchOutcome = { paid: number; refused: readonly string[] };

/** Marks vouchers as paid with one proof. Throws what the API answers. */
export async function payVouchers(ids: readonly string[], proofNote: string): Promise<BatchOutcome> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_mark_vouchers_paid', { voucher_ids: [...ids], proof_note: proofNote })
    .throwOnError();
  const outcomes = data.map(({ outcome }) => outcome);
  return {
    paid: outcomes.filter((outcome) => outcome === 'paid').length,
    refused: outcomes.filter((outcome) => outcome !== 'paid'),
  };
}
