import { describePaymentOutcome } from '@kawanusaha/contracts/payment-names';
import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

/** Gives the outcome as its code. Throws when it cannot be handled. */
async function replayEvent(eventId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ outcome: string }>('admin-replay-event', {
    body: { event_id: eventId },
  });
  if (error || !data) throw new Error('the event could not be handled');
  return data.outcome;
}

/** Handles a stored message again. */
export function useReplayEvent() {
  return useDeskOperation(replayEvent, (outcome) =>
    toast.success(messages.replayed(describePaymentOutcome(outcome))),
  );
}
