import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Says that a milestone is reached, or not yet. Throws the data API's error. */
async function markMilestone(id: string, isReached: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_milestones')
    .update({ done_at: isReached ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id')
    .single();
  if (error) throw error;
}

/** Says it of one of the milestones. */
export const useMarkMilestone = (projectId: string) =>
  useTeamChange(projectId, ({ id, isReached }: { id: string; isReached: boolean }) =>
    markMilestone(id, isReached),
  );
