import { getSupabase } from '#lib/supabase/client.ts';

export type RefundResult = 'refunded' | 'manual' | 'failed';

/** Gives the money of an order back through the provider; 'manual' when the method does not allow that. */
export async function refundPayment(orderId: string, reason: string): Promise<RefundResult> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.functions.invoke('admin-refund-payment', {
      body: { order_id: orderId, reason },
    });
    if (!error) return 'refunded';
    const context: unknown = 'context' in error ? error.context : undefined;
    if (!(context instanceof Response)) return 'failed';
    const body = (await context.json().catch(() => ({}))) as { error?: string };
    return body.error === 'manual_refund_needed' ? 'manual' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Handles a stored message again; gives its outcome. Throws when it cannot be handled. */
export async function replayEvent(eventId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ outcome: string }>('admin-replay-event', {
    body: { event_id: eventId },
  });
  if (error || !data) throw new Error('the event could not be handled');
  return data.outcome;
}
