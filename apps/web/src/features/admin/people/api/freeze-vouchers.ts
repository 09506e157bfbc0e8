import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Freezes the vouchers of an account that wait for their pay-out. Gives whether it was done. */
export async function freezeVouchers(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_freeze_vouchers', { user_id: id, reason }).throwOnError(),
    messages.vouchersFrozen,
  );
}
