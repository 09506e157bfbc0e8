import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Change = { id: string; isOver: boolean };

async function endIncident({ id, isOver }: Change): Promise<void> {
  const supabase = await getSupabase();
  await supabase
    .from('incidents')
    .update({ ended_at: isOver ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError();
}

/** Says that an incident is over, or goes on after all. */
export function useEndIncident() {
  return useDeskOperation(endIncident, (_, { isOver }) =>
    toast.success(isOver ? messages.incidentEnded : messages.incidentReopened),
  );
}
