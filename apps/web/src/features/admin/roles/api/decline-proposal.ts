import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import { roleMessages } from '../role-messages.ts';
import type { RoleProposal } from './list-role-proposals.ts';

async function declineProposal({ user_id, role, change }: RoleProposal): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_decline_role', { user_id, role, change }).throwOnError();
}

/** Declines a proposal, or takes one's own back. */
export function useDeclineProposal() {
  return useDeskOperation(declineProposal, (_, proposal) =>
    toast.success(proposal.is_own ? roleMessages.withdrawn : roleMessages.declined),
  );
}
