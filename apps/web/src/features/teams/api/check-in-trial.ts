import { getSupabase } from '#lib/supabase/client.ts';
import { teamMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Says, as the member or as the owner, whether one goes on after the trial. Throws the data API's error. */
async function checkInTrial(memberId: string, choice: 'lanjut' | 'berhenti', note: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('check_in_trial', { member_id: memberId, choice, note });
  if (error) throw error;
}

/** Says it, and that it is kept. */
export const useCheckInTrial = (projectId: string, memberId: string) =>
  useTeamChange(
    projectId,
    ({ choice, note }: { choice: 'lanjut' | 'berhenti'; note: string }) =>
      checkInTrial(memberId, choice, note),
    messages.answered,
  );
