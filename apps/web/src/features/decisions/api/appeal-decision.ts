import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { decisionsKey } from '../decisions-query.ts';
import { messageOf } from '../message-of.ts';
import { decisionMessages } from '../messages.ts';

type Appeal = { id: string; message: string };

/** Gives the ticket's number. Throws what the API answers. */
async function appealDecision({ id, message }: Appeal): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('appeal_decision', { decision_id: id, message }).throwOnError();
  return data;
}

/** Appeals to a decision. */
export function useAppealDecision() {
  const queries = useQueryClient();
  return useOperation(appealDecision, {
    done: (ticket) => toast.success(decisionMessages.sent(ticket)),
    failed: (error) => ({ title: messageOf(error) }),
    settled: () => void queries.invalidateQueries({ queryKey: decisionsKey }),
  });
}
