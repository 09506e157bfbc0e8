import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Adds a milestone to one's own project. In: a date as `2027-01-31`. Throws the data API's error. */
async function addMilestone(projectId: string, title: string, dueOn: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_milestones')
    .insert({ project_id: projectId, title, due_on: dueOn });
  if (error) throw error;
}

/** Adds one. In: what follows. */
export const useAddMilestone = (projectId: string, done: () => void) =>
  useTeamChange(
    projectId,
    ({ title, dueOn }: { title: string; dueOn: string }) => addMilestone(projectId, title, dueOn),
    done,
  );
