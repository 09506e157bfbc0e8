import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** Who can own a ticket. Throws what the API answers. */
async function listAdmins(): Promise<{ id: string; username: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_admins').throwOnError();
  return data;
}

/** The same as a query. */
export function useAdmins() {
  return useQuery({ queryKey: [...deskKey, 'admins'], queryFn: listAdmins });
}
