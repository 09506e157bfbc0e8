import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** What each lesser role may do. Throws what the API answers. */
async function listRolePermissions(): Promise<{ role: string; permission: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('staff_permissions').select('role, permission').throwOnError();
  return data;
}

/** The same as a query. */
export function useRolePermissions() {
  return useQuery({ queryKey: [...deskKey, 'role-permissions'], queryFn: listRolePermissions });
}
