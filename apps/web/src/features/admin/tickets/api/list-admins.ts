import { getSupabase } from '#lib/supabase/client.ts';

/** Who can own a ticket. Throws what the API answers. */
export async function listAdmins(): Promise<{ id: string; username: string }[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_admins').throwOnError();
  return data;
}
