import { getSupabase } from '#lib/supabase/client.ts';
import { teamMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Sets the role of a member, as the owner of the listing. Throws the data API's error. */
async function setTeamRole(memberId: string, role: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('set_team_role', { member_id: memberId, role });
  if (error) throw error;
}

/** Sets it, and says so. */
export const useSetTeamRole = (projectId: string, memberId: string) =>
  useTeamChange(projectId, ({ role }: { role: string }) => setTeamRole(memberId, role), messages.roleSaved);
