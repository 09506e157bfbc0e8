import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

/** One account as an admin sees it. `total_count`: `describeTotal`. */
export type AdminUser = {
  id: string;
  username: string;
  nama_lengkap: string;
  email: string | null;
  is_premium: boolean;
  is_admin: boolean;
  created_at: string;
  total_count: number;
};

/** One page of accounts, newest first. Throws what the API answers. */
async function listUsers(search: string, page: number): Promise<AdminUser[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_users', { search, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function useUsers(search: string, page: number) {
  return useQuery({
    queryKey: [...deskKey, 'users', search, page],
    queryFn: () => listUsers(search, page),
    placeholderData: keepPreviousData,
  });
}
