import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A change of a role that waits for a second admin. */
export type RoleProposal = {
  user_id: string;
  username: string | null;
  role: string;
  change: string;
  proposed_by: string;
  proposed_by_name: string | null;
  created_at: string;
  ends_at: string;
  is_own: boolean;
  is_about_caller: boolean;
};

/** The proposals that have not ended. Throws what the API answers. */
async function listRoleProposals(): Promise<RoleProposal[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_role_proposals').throwOnError();
  return data;
}

/** The same as a query. */
export function useRoleProposals(enabled = true) {
  return useQuery({ queryKey: [...deskKey, 'role-proposals'], queryFn: listRoleProposals, enabled });
}
