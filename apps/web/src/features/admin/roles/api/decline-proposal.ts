import { getSupabase } from '#lib/supabase/client.ts';
import { roleMessages } from '../role-messages.ts';
import type { RoleProposal } from './list-role-proposals.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Declines a proposal, or takes one's own back. Gives whether it was done. */
export async function declineProposal(proposal: RoleProposal): Promise<boolean> {
  const supabase = await getSupabase();
  const { user_id: userId, role, change } = proposal;
  return runAdminAction(
    () => supabase.rpc('admin_decline_role', { user_id: userId, role, change }).throwOnError(),
    proposal.is_own ? roleMessages.withdrawn : roleMessages.declined,
  );
}
