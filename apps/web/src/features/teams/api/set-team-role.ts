import { getSupabase } from '#lib/supabase/client.ts';

/** Sets the role of a member, as the owner of the listing. Throws the data API's error. */
export async function setTeamRole(memberId: string, role: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('set_team_role', { member_id: memberId, role });
  if (error) throw error;
}
