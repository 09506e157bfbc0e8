import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Accepts or rejects a pending application to the caller's project (spec §4: once, no way back).
 * Throws the data API's error, also when no row changed (not the owner, or already decided).
 */
export async function decideApplication(id: string, status: 'accepted' | 'rejected'): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_applications')
    .update({ status })
    .eq('id', id)
    .select('id,status')
    .single();
  if (error) throw error;
}
