import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Removes a milestone of one's own project. Throws the data API's error. */
async function deleteMilestone(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_milestones').delete().eq('id', id).select('id').single();
  if (error) throw error;
}

/** Removes one by its id. */
export const useDeleteMilestone = (projectId: string) => useTeamChange(projectId, deleteMilestone);
