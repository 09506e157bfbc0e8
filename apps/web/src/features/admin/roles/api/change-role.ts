import { toast } from '#components/ui/toast.ts';
import { queryClient } from '#lib/query-client.ts';
import { messages } from '../../messages.ts';
import { roleMessages } from '../role-messages.ts';
import { adminKeys } from '../../api/admin-keys.ts';
import type { RoleName } from './list-staff.ts';
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
