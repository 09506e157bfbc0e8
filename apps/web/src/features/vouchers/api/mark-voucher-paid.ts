import { getSupabase } from '#lib/supabase/client.ts';

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
