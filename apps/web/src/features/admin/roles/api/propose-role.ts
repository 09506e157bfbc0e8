import { getSupabase } from '#lib/supabase/client.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import { roleMessages } from '../role-messages.ts';
import type { RoleChange } from './change-role.ts';

async function proposeRole({ userId, role, isGiven }: RoleChange): Promise<void> {
  const supabase = await getSupabase();
  await supabase
    .rpc('admin_propose_role', { user_id: userId, role, change: isGiven ? 'grant' : 'remove' })
    .throwOnError();
}

/** Proposes a change of a role, which another admin then makes. */
export function useProposeRole() {
  return useDeskOperation(proposeRole, roleMessages.proposed);
}
