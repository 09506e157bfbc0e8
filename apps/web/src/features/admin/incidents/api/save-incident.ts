import type { Incident } from '@kawanusaha/contracts/incident';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** What an admin writes of an incident. */
export type IncidentDraft = Pick<
  Incident,
  'title' | 'happened' | 'data_concerned' | 'our_steps' | 'your_steps' | 'known_at' | 'tells_members'
>;

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
