import { getSupabase } from '#lib/supabase/client.ts';
import { teamMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Leaves the team, or as its owner lets a member go. Throws the data API's error. */
async function endMembership(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('end_membership', { member_id: memberId });
  if (error) throw error;
}

/** Ends it, and says so. */
export const useEndMembership = (projectId: string, memberId: string) =>
  useTeamChange(projectId, () => endMembership(memberId), messages.ended);
