import { getSupabase } from '#lib/supabase/client.ts';

/** Leaves the team, or as its owner lets a member go. Throws the data API's error. */
export async function endMembership(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('end_membership', { member_id: memberId });
  if (error) throw error;
}
