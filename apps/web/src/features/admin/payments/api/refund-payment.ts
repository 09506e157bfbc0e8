import { getSupabase } from '#lib/supabase/client.ts';
import { readFailure } from '#lib/api/read-failure.ts';

export type RefundResult =
  /** `status` is the order's state afterwards. */
  | { readonly outcome: 'done'; readonly status: string }
  /** The method does not allow it, or the provider refused; `words` are its own, null when it was not asked. */
  | { readonly outcome: 'manual'; readonly words: string | null }
  | { readonly outcome: 'failed'; readonly message: string | null };

/** Gives the money of an order back through the provider, or cancels it there while nothing has settled. */
export async function refundPayment(orderId: string, reason: string): Promise<RefundResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<{ status: string | null }>(
      'admin-refund-payment',
      {
        body: { order_id: orderId, reason },
      },
    );
    if (!error) return { outcome: 'done', status: data?.status ?? '' };
    const failure = await readFailure(error);
    if (failure.error === 'manual_refund_needed')
      return { outcome: 'manual', words: failure.provider_message ?? null };
    return { outcome: 'failed', message: failure.message ?? null };
  } catch {
    return { outcome: 'failed', message: null };
  }
}
