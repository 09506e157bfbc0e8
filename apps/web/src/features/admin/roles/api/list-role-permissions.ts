import { getSupabase } from '#lib/supabase/client.ts';

/** What each lesser role may do. Throws what the API answers. */
export async function listRolePermissions(): Promise<{ role: string; permission: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('staff_permissions').select('role, permission').throwOnError();
  return data;
}
