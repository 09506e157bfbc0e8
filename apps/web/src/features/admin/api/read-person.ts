import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize } from './admin-keys.ts';
import type { AdminPayment } from './list-payments.ts';

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

/** Something that happened around a person. */
export type PersonEvent = {
  at: string;
  kind: string;
  /** What, in code. */
  action: string;
  title: string | null;
  detail: string | null;
  amount: number | null;
  /** What `ref` leads to: person, project, relasi, ticket or order. */
  ref_kind: string | null;
  ref: string | null;
  /** Who did it, where that was another person; null once the account is gone. */
  actor_id: string | null;
  actor_name: string | null;
  total_count: number;
};

/** Opens a person's page, which the audit log keeps; before it nothing of the person can be read. Throws what the API answers. */
export async function openPerson(id: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_open_person', { user_id: id }).throwOnError();
  return data;
}

/** Who a person is; null for an account that is gone. Throws what the API answers. */
export async function readPerson(id: string): Promise<DeskPerson | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_person', { user_id: id }).throwOnError();
  return data[0] ?? null;
}

/** One page of what happened around a person, newest first; `kind` may be 'all'. Throws what the API answers. */
export async function listPersonEvents(id: string, kind: string, page: number): Promise<PersonEvent[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_person_events', { user_id: id, p_kind: kind, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The last 50 orders of a person. Throws what the API answers. */
export async function listPersonOrders(id: string): Promise<AdminPayment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_person_orders', { user_id: id }).throwOnError();
  return data.map((order) => ({ ...order, user_id: id }));
}
