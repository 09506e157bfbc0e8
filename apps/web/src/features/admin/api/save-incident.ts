import { incidentColumns, type Incident } from '@kawanusaha/contracts/incident';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import { runAdminAction } from './run-admin-action.ts';

/** What an admin writes of an incident. */
export type IncidentDraft = Pick<
  Incident,
  'title' | 'happened' | 'data_concerned' | 'our_steps' | 'your_steps' | 'known_at'
>;

/** The newest 50 incidents for the desk. Throws what the API answers. */
export async function listDeskIncidents(): Promise<Incident[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('incidents')
    .select(incidentColumns)
    .order('known_at', { ascending: false })
    .order('id')
    .limit(50)
    .throwOnError();
  return data;
}

/** Tells everybody of an incident, or changes what was told; a second press of the same form tells it once. Gives whether it was done. */
export async function saveIncident(id: string, draft: IncidentDraft, isNew: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  const table = supabase.from('incidents');
  return runAdminAction(
    () =>
      isNew
        ? table.upsert({ id, ...draft }, { onConflict: 'id', ignoreDuplicates: true }).throwOnError()
        : table.update(draft).eq('id', id).select('id').single().throwOnError(),
    isNew ? messages.incidentTold : messages.incidentChanged,
  );
}

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
