import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Overturning = { id: string; reason: string };

async function overturnDecision({ id, reason }: Overturning): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_overturn_decision', { decision_id: id, reason }).throwOnError();
}

/** Takes a decision back. */
export function useOverturnDecision() {
  return useDeskOperation(overturnDecision, messages.decisionOverturned);
}
