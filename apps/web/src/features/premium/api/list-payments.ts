import { getSupabase } from '#lib/supabase/client.ts';
import { type Payment, paymentColumns, toPayment } from '../payment-row.ts';

/** Own orders, newest first. Throws what the API answers. */
export async function listPayments(userId: string): Promise<Payment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('payments')
    .select(paymentColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(50)
    .throwOnError();
  return data.map(toPayment);
}
