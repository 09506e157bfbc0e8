import { getSupabase } from '#lib/supabase/client.ts';
import { collaborationMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Takes back what was said and not confirmed, one's own or the other's. Throws the data API's error. */
async function takeBackFinished(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('take_back_finished', { member_id: memberId }).throwOnError();
}

/** Takes it back, and says so. */
export const useTakeBackFinished = (projectId: string, memberId: string) =>
  useTeamChange(projectId, () => takeBackFinished(memberId), messages.takenBack);
