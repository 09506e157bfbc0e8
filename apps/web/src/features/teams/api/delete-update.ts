import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Removes an update of one's own project. Throws the data API's error. */
async function deleteUpdate(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_updates').delete().eq('id', id).select('id').single();
  if (error) throw error;
}

/** Removes one by its id. */
export const useDeleteUpdate = (projectId: string) => useTeamChange(projectId, deleteUpdate);
