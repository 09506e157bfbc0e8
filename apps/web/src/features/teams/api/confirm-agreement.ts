import { getSupabase } from '#lib/supabase/client.ts';
import { agreementMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Confirms the agreement of exactly this content. Throws the data API's error. */
async function confirmAgreement(projectId: string, contentHash: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('confirm_agreement', {
    project_id: projectId,
    content_hash: contentHash,
  });
  if (error) throw error;
}

/** Confirms it, and says so. */
export const useConfirmAgreement = (projectId: string, contentHash: string) =>
  useTeamChange(projectId, () => confirmAgreement(projectId, contentHash), messages.confirmedNow);
