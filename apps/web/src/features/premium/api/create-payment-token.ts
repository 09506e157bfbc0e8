import { premiumItemName, premiumPriceRupiah } from '@kawanusaha/contracts/business';
import { paymentErrorCodes, type PaymentToken, paymentTokenSchema } from '@kawanusaha/contracts/payment';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';

export type PaymentTokenResult =
  | { outcome: 'token'; payment: PaymentToken & { token: string } }
  | { outcome: 'free' }
  | { outcome: 'already_premium' }
  | { outcome: 'unreachable' }
  | { outcome: 'too_many'; message: string }
  | { outcome: 'no_token' }
  | { outcome: 'failed' };

/**
 * Asks for a payment token (spec §7: `create-midtrans-token`). The server decides price and buyer from the session;
 * the described fields are sent along. A second call while an order is open gives the same order.
 */
export async function createPaymentToken(userId: string, planType = 'pro'): Promise<PaymentTokenResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke('create-midtrans-token', {
      body: { plan_type: planType, amount: premiumPriceRupiah, item_name: premiumItemName, user_id: userId },
    });
    if (error) {
      const body = await readFailure(error as object);
      if (body.error === paymentErrorCodes.alreadyPremium) return { outcome: 'already_premium' };
      if (body.error === paymentErrorCodes.tooMany) {
        return { outcome: 'too_many', message: body.message ?? messages.unexpected };
      }
      return body.error === undefined || body.error === paymentErrorCodes.providerUnavailable
        ? { outcome: 'unreachable' }
        : { outcome: 'failed' };
    }
    const parsed = paymentTokenSchema.safeParse(data);
    if (!parsed.success) return { outcome: 'no_token' };
    const { token } = parsed.data;
    if (token !== null) return { outcome: 'token', payment: { ...parsed.data, token } };
    return planType === 'free' ? { outcome: 'free' } : { outcome: 'no_token' };
  } catch {
    return { outcome: 'unreachable' };
  }
}
