import { getSupabase } from '#lib/supabase/client.ts';

/** A role of the desk: the specification's admin, and the lesser ones. */
export type RoleName = 'admin' | 'finance' | 'moderator' | 'support';

/** A person with one of their roles. */
export type StaffRole = {
  user_id: string;
  username: string | null;
  nama_lengkap: string | null;
  role: string;
  created_at: string;
  /** Null where a command gave it, or the account of who gave it is gone. */
  granted_by: string | null;
  granted_by_name: string | null;
};

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

/** Who has which role, admins first. Throws what the API answers. */
export async function listStaff(): Promise<StaffRole[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_staff').throwOnError();
  return data;
}

/** The proposals that have not ended. Throws what the API answers. */
export async function listRoleProposals(): Promise<RoleProposal[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_role_proposals').throwOnError();
  return data;
}

/** Whether a change of a role needs the proposal of another admin. Throws what the API answers. */
export async function readRolesNeedSecond(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('value')
    .eq('key', 'roles_need_second')
    .throwOnError();
  return data[0]?.value === 1;
}

/** What each lesser role may do. Throws what the API answers. */
export async function listRolePermissions(): Promise<{ role: string; permission: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('staff_permissions').select('role, permission').throwOnError();
  return data;
}
