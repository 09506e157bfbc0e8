import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { type Payment, paymentColumns, toPayment } from '../payment-row.ts';
import { paymentKeys } from './payment-keys.ts';

const pollMs = 10_000;

/** Own orders, newest first. Throws what the API answers. */
async function listPayments(userId: string): Promise<Payment[]> {
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

/** The orders; while one is open, the list looks again every 10 s. */
export const usePayments = (userId: string) =>
  useQuery({
    queryKey: paymentKeys.list(userId),
    queryFn: () => listPayments(userId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending' || status === 'review') ? pollMs : false,
  });
