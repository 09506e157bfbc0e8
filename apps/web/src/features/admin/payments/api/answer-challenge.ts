import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import type { CheckResult } from './check-payment.ts';

/** Accepts or denies a card payment that the provider doubts; says what came of it, or why it could not be done. */
export async function answerChallenge(
  orderId: string,
  approve: boolean,
  reason: string,
): Promise<CheckResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<{ message: string }>('admin-answer-challenge', {
      body: { order_id: orderId, approve, reason },
    });
    if (!error && data) return { isDone: true, message: messages.challengeAnswered(data.message) };
    const failure = error ? await readFailure(error) : {};
    return { isDone: false, message: failure.message ?? messages.failed };
  } catch {
    return { isDone: false, message: messages.failed };
  }
}
