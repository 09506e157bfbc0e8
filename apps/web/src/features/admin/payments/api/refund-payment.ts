import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';
import { messages } from '../../messages.ts';

type Refund = { orderId: string; reason: string };

/** The method does not allow it, or the provider refused; `words` are its own, null when it was not asked. */
class ManualRefundNeeded extends Error {
  override name = 'ManualRefundNeeded';
  readonly words: string | null;

  constructor(words: string | null) {
    super('the provider does not give this money back');
    this.words = words;
  }
}

/** Gives the order's state afterwards. Throws {@link ManualRefundNeeded}, or a `Refusal` with the server's words. */
async function refundPayment({ orderId, reason }: Refund): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ status: string | null }>('admin-refund-payment', {
    body: { order_id: orderId, reason },
  });
  if (!error) return data?.status ?? '';
  const failure = await readFailure(error);
  if (failure.error === 'manual_refund_needed')
    throw new ManualRefundNeeded(failure.provider_message ?? null);
  throw new Refusal({ title: failure.message ?? messages.failed });
}

/**
 * Gives the money of an order back through the provider, or cancels it there while nothing has settled.
 * In: what follows when it has to be given back by hand, with the provider's words.
 */
export function useRefundPayment(onManual: (words: string | null) => void) {
  const queries = useQueryClient();
  return useOperation(refundPayment, {
    done: (status) => toast.success(status === 'refunded' ? messages.refunded : messages.paymentCancelled),
    failed: (error) => {
      if (!(error instanceof ManualRefundNeeded)) return { title: messages.failed };
      toast.info(messages.manualRefund);
      onManual(error.words);
      return null;
    },
    settled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}
