import { paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { readFailure } from '#lib/api/read-failure.ts';

type Answer = { message: string; outcome?: string; status?: string };
export type CheckResult = { readonly isDone: boolean; readonly message: string };

/** An open order without a method is not known to the provider yet; one that was paid should be. */
export function describeAnswer({ message, outcome, status = 'pending' }: Answer): string {
  if (outcome !== 'not_found' || status === 'pending') return messages.checked(message);
  return messages.unknownAtProvider(paymentStatusNames[status] ?? status);
}

/** Asks the payment provider what became of an order; says what came of it, or why it could not be asked. */
export async function checkPayment(orderId: string): Promise<CheckResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<Answer>('admin-check-payment', {
      body: { order_id: orderId },
    });
    if (!error && data) return { isDone: true, message: describeAnswer(data) };
    const failure = error ? await readFailure(error) : {};
    return { isDone: false, message: failure.message ?? messages.failed };
  } catch {
    return { isDone: false, message: messages.failed };
  }
}
