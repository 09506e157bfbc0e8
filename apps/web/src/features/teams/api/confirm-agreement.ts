import { getSupabase } from '#lib/supabase/client.ts';

/** Confirms the agreement of exactly this content. Throws the data API's error. */
export async function confirmAgreement(projectId: string, contentHash: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('confirm_agreement', {
    project_id: projectId,
    content_hash: contentHash,
  });
  if (error) throw error;
}
