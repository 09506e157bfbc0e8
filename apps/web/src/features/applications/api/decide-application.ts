import type { RejectionReason } from '@kawanusaha/contracts/rejection-reasons';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Accepts or rejects a pending application to the caller's project (spec §4: once, no way back). A rejection may have a reason, an
 * acceptance fills a seat of the role. In: null leaves either as it is; '' as role means none.
 * Throws the data API's error, also when no row changed (not the owner, or already decided).
 */
export async function decideApplication(
  id: string,
  status: 'accepted' | 'rejected',
  reason: RejectionReason | null,
  roleId: string | null,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_applications')
    .update({
      status,
      ...(reason === null ? {} : { reject_reason: reason }),
      ...(roleId === null ? {} : { role_id: roleId === '' ? null : roleId }),
    })
    .eq('id', id)
    .select('id,status')
    .single();
  if (error) throw error;
}
