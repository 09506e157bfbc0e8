import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Says that an incident is over, or goes on after all. Gives whether it was done. */
export async function endIncident(id: string, isOver: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase
        .from('incidents')
        .update({ ended_at: isOver ? new Date().toISOString() : null })
        .eq('id', id)
        .select('id')
        .single()
        .throwOnError(),
    isOver ? messages.incidentEnded : messages.incidentReopened,
  );
}
