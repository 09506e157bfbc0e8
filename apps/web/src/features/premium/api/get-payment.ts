import { getSupabase } from '#lib/supabase/client.ts';
import { type Payment, paymentColumns, toPayment } from '../payment-row.ts';

/** One own order, or the newest when no id is known; null when there is none. Throws what the API answers. */
export async function getPayment(userId: string, orderId: string | null): Promise<Payment | null> {
  const supabase = await getSupabase();
  const query = supabase.from('payments').select(paymentColumns).eq('user_id', userId);
  const { data } = await (orderId === null ? query : query.eq('order_id', orderId))
    .order('created_at', { ascending: false })
    .limit(1)
    .throwOnError();
  const row = data[0];
  return row ? toPayment(row) : null;
}
