import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type ChallengeAnswer = { orderId: string; approve: boolean; reason: string };

/** Gives what the provider says. Throws a `Refusal` with the server's words. */
async function answerChallenge({ orderId, approve, reason }: ChallengeAnswer): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ message: string }>('admin-answer-challenge', {
    body: { order_id: orderId, approve, reason },
  });
  if (!error && data) return data.message;
  throw new Refusal({ title: (error ? await readFailure(error) : {}).message ?? messages.failed });
}

/** Accepts or denies a card payment that the provider doubts. */
export function useAnswerChallenge() {
  return useDeskOperation(answerChallenge, (said) => toast.success(messages.challengeAnswered(said)));
}
