import { getSupabase } from '#lib/supabase/client.ts';
import { roleMessages } from '../role-messages.ts';
import type { RoleName } from './list-staff.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

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
