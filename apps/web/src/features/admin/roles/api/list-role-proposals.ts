import { getSupabase } from '#lib/supabase/client.ts';

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
export async function listRoleProposals(): Promise<RoleProposal[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_role_proposals').throwOnError();
  return data;
}
