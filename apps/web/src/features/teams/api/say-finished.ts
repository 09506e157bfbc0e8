import { getSupabase } from '#lib/supabase/client.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Says that the work of a membership is finished, or confirms what the other said. Throws the data API's error. */
async function sayFinished(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('say_finished', { member_id: memberId }).throwOnError();
}

/** Says it. In: the toast for it, which depends on who said it before. */
export const useSayFinished = (projectId: string, memberId: string, told: string) =>
  useTeamChange(projectId, () => sayFinished(memberId), told);
