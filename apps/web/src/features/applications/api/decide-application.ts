import type { RejectionReason } from '@kawanusaha/contracts/application';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Accepts or rejects a pending application to the caller's project (spec §4: once, no way back). A rejection may have a reason.
 * Throws the data API's error, also when no row changed (not the owner, or already decided).
 */
export async function decideApplication(
  id: string,
  status: 'accepted' | 'rejected',
  reason: RejectionReason | null,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_applications')
    .update(reason === null ? { status } : { status, reject_reason: reason })
    .eq('id', id)
    .select('id,status')
    .single();
  if (error) throw error;
}
