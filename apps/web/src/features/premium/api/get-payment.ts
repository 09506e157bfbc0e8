import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { type Payment, paymentColumns, toPayment } from '../payment-row.ts';
import { paymentKeys } from './payment-keys.ts';

/** One own order, or the newest when no id is known; null when there is none. Throws what the API answers. */
async function getPayment(userId: string, orderId: string | null): Promise<Payment | null> {
  const supabase = await getSupabase();
  const query = supabase.from('payments').select(paymentColumns).eq('user_id', userId);
  const { data } = await (orderId === null ? query : query.eq('order_id', orderId))
    .order('created_at', { ascending: false })
    .limit(1)
    .throwOnError();
  const row = data[0];
  return row ? toPayment(row) : null;
}

/** An order, asked for again and again as long as the screen wants it. In: after how many milliseconds, false to stop. */
export const usePayment = (
  userId: string,
  orderId: string | null,
  askAgainMs: (payment: Payment | null | undefined) => number | false,
) =>
  useQuery({
    queryKey: paymentKeys.order(userId, orderId),
    queryFn: () => getPayment(userId, orderId),
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainMs(state.data),
  });
