import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** One message about an order, as it came. */
export type PaymentEvent = {
  id: string;
  source: string;
  payload: unknown;
  signature_valid: boolean | null;
  outcome: string | null;
  received_at: string;
  processed_at: string | null;
};

/** What the provider and the jobs said about an order, newest first. Throws what the API answers. */
async function listPaymentEvents(orderId: string): Promise<PaymentEvent[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('payment_events')
    .select('id, source, payload, signature_valid, outcome, received_at, processed_at')
    .eq('order_id', orderId)
    .order('received_at', { ascending: false })
    .limit(100)
    .throwOnError();
  return data;
}

/** The same as a query. */
export function usePaymentEvents(orderId: string) {
  return useQuery({ queryKey: [...deskKey, 'events', orderId], queryFn: () => listPaymentEvents(orderId) });
}
