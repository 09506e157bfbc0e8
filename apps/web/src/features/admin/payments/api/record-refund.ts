import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Refund = { orderId: string; reason: string };

async function recordRefund({ orderId, reason }: Refund): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_record_refund', { order_id: orderId, reason }).throwOnError();
}

/** Notes that the money of an order was given back by hand, with its proof as the reason. */
export function useRecordRefund() {
  return useDeskOperation(recordRefund, messages.refundRecorded);
}
