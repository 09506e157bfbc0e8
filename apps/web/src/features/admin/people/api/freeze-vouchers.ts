import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function freezeVouchers({ id, reason }: { id: string; reason: string }): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_freeze_vouchers', { user_id: id, reason }).throwOnError();
}

/** Freezes the vouchers of an account that wait for their pay-out. */
export function useFreezeVouchers() {
  return useDeskOperation(freezeVouchers, messages.vouchersFrozen);
}
