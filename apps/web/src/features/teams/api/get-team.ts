import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { teamKey } from '../use-team-change.ts';
import { getTeamProject } from './get-team-project.ts';
import { listCollaborations } from './list-collaborations.ts';

/** One member as `get_team` shows it to the caller. */
export type TeamMember = {
  id: string;
  display_name: string;
  role: string;
  is_owner: boolean;
  is_me: boolean;
  is_shown: boolean;
  joined_at: string;
  trial_until: string | null;
  stays_since: string | null;
  left_at: string | null;
  my_choice: string | null;
  my_note: string | null;
  other_has_answered: boolean;
  other_choice: string | null;
  other_note: string | null;
};

/** The team of a listing, for those in it; empty for everybody else. Throws the data API's error. */
async function getTeam(projectId: string): Promise<TeamMember[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_team', { project_id: projectId });
  if (error) throw error;
  return data;
}

/** Everything of the team's first sight: the listing, who is in it, and which of their work is finished. */
export const useTeam = (projectId: string, userId: string) =>
  useQuery({
    queryKey: teamKey(projectId, userId),
    queryFn: async () => {
      const [project, members] = await Promise.all([getTeamProject(projectId), getTeam(projectId)]);
      const collaborations = await listCollaborations(members.map(({ id }) => id));
      return { project, members, collaborations };
    },
  });
