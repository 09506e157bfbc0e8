import { toast } from '#components/ui/toast.ts';
import { queryClient } from '#lib/query-client.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import { roleMessages } from '../role-messages.ts';
import { adminKeys } from './admin-keys.ts';
import type { RoleName, RoleProposal } from './list-roles.ts';
import { runAdminAction } from './run-admin-action.ts';
import { setRole } from './set-role.ts';

/** What a change of a role says when it worked, and when it was refused. */
function textsOf(role: RoleName, isGiven: boolean): { done: string; failed: string } {
  if (role === 'admin') {
    return isGiven
      ? { done: messages.roleAdded, failed: messages.addRoleFailed }
      : { done: messages.roleRemoved, failed: messages.removeRoleFailed };
  }
  return isGiven
    ? { done: roleMessages.given(role), failed: roleMessages.giveFailed(role) }
    : { done: roleMessages.taken(role), failed: roleMessages.takeFailed(role) };
}

/** Gives or takes a role, says how it went, and reads the lists again. Gives whether it was done. */
export async function changeRole(userId: string, role: RoleName, isGiven: boolean): Promise<boolean> {
  const change = await setRole(userId, role, isGiven);
  const { done, failed } = textsOf(role, isGiven);
  if (change.outcome === 'done') toast.success(done);
  else if (change.outcome === 'refused') toast.error(failed, change.why);
  else if (change.outcome === 'unanswered') toast.error(messages.failed);
  else toast.error(roleMessages.secondNeeded, roleMessages.secondNeededHow);
  await queryClient.invalidateQueries({ queryKey: adminKeys.all });
  return change.outcome === 'done';
}

/** Proposes a change of a role, which another admin then makes. Gives whether it was done. */
export async function proposeRole(userId: string, role: RoleName, isGiven: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase
        .rpc('admin_propose_role', { user_id: userId, role, change: isGiven ? 'grant' : 'remove' })
        .throwOnError(),
    roleMessages.proposed,
  );
}

/** Declines a proposal, or takes one's own back. Gives whether it was done. */
export async function declineProposal(proposal: RoleProposal): Promise<boolean> {
  const supabase = await getSupabase();
  const { user_id: userId, role, change } = proposal;
  return runAdminAction(
    () => supabase.rpc('admin_decline_role', { user_id: userId, role, change }).throwOnError(),
    proposal.is_own ? roleMessages.withdrawn : roleMessages.declined,
  );
}
