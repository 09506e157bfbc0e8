import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** Who a person is and what there is of them. */
export type DeskPerson = {
  id: string;
  username: string;
  nama_lengkap: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  campus: string | null;
  created_at: string;
  last_sign_in_at: string | null;
  /** Null while the account is not banned. */
  banned_until: string | null;
  is_premium: boolean;
  is_admin: boolean;
  has_second_factor: boolean;
  sessions: number;
  coins: number;
  coins_on_hold: number;
  referral_code: string | null;
  referrer_id: string | null;
  referrer_name: string | null;
  referrals: number;
  orders: number;
  projects: number;
  open_projects: number;
  applications: number;
  accepted: number;
  reports_made: number;
  reports_about: number;
  open_tickets: number;
};

/** Who a person is; null for an account that is gone. Throws what the API answers. */
async function readPerson(id: string): Promise<DeskPerson | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_person', { user_id: id }).throwOnError();
  return data[0] ?? null;
}

/** The same as a query. In: whether the page was opened, before which nothing can be read. */
export function usePerson(id: string, isOpened: boolean) {
  return useQuery({ queryKey: [...deskKey, 'person', id], queryFn: () => readPerson(id), enabled: isOpened });
}
