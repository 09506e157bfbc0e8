import { getSupabase } from '#lib/supabase/client.ts';

/** Says, as the member or as the owner, whether one goes on after the trial. Throws the data API's error. */
export async function checkInTrial(
  memberId: string,
  choice: 'lanjut' | 'berhenti',
  note: string,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('check_in_trial', { member_id: memberId, choice, note });
  if (error) throw error;
}
