import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Says whether the page of the project shows the caller's name. Throws the data API's error. */
async function showInTeam(projectId: string, shows: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('show_in_team', { project_id: projectId, shows });
  if (error) throw error;
}

/** Says it, as the box is ticked. */
export const useShowInTeam = (projectId: string) =>
  useTeamChange(projectId, (shows: boolean) => showInTeam(projectId, shows));
