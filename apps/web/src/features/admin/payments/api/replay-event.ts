import { describePaymentOutcome } from '@kawanusaha/contracts/payment-names';
import { getSupabase } from '#lib/supabase/client.ts';

/** Handles a stored message again; gives its outcome in words. Throws when it cannot be handled. */
export async function replayEvent(eventId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ outcome: string }>('admin-replay-event', {
    body: { event_id: eventId },
  });
  if (error || !data) throw new Error('the event could not be handled');
  return describePaymentOutcome(data.outcome);
}
