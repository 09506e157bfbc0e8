import { paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Answer = { message: string; outcome?: string; status?: string };

/** An open order without a method is not known to the provider yet; one that was paid should be. */
export function describeAnswer({ message, outcome, status = 'pending' }: Answer): string {
  if (outcome !== 'not_found' || status === 'pending') return messages.checked(message);
  return messages.unknownAtProvider(paymentStatusNames[status] ?? status);
}

/** Throws a `Refusal` with the server's words. */
async function checkPayment(orderId: string): Promise<Answer> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Answer>('admin-check-payment', {
    body: { order_id: orderId },
  });
  if (!error && data) return data;
  throw new Refusal({ title: (error ? await readFailure(error) : {}).message ?? messages.failed });
}

/** Asks the payment provider what became of an order, and says what came of it. */
export function useCheckPayment() {
  return useDeskOperation(checkPayment, (answer) => toast.success(describeAnswer(answer)));
}
