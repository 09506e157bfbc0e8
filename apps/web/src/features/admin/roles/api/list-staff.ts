import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

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

/** Who has which role, admins first. Throws what the API answers. */
async function listStaff(): Promise<StaffRole[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_staff').throwOnError();
  return data;
}

/** The same as a query. */
export function useStaff() {
  return useQuery({ queryKey: [...deskKey, 'staff'], queryFn: listStaff });
}
