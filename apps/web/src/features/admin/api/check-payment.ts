import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import { readFailure } from '#lib/api/read-failure.ts';

export type CheckResult = { readonly isDone: boolean; readonly message: string };

/** Asks the payment provider what became of an order; says what came of it, or why it could not be asked. */
export async function checkPayment(orderId: string): Promise<CheckResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<{ message: string }>('admin-check-payment', {
      body: { order_id: orderId },
    });
    if (!error && data) return { isDone: true, message: messages.checked(data.message) };
    const failure = error ? await readFailure(error) : {};
    return { isDone: false, message: failure.message ?? messages.failed };
  } catch {
    return { isDone: false, message: messages.failed };
  }
}
