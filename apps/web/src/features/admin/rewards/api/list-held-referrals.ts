import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A reward that waits for a look. */
export type HeldReferral = {
  referred_id: string;
  referrer_id: string;
  referred_username: string | null;
  referred_email: string | null;
  referrer_username: string | null;
  referrer_email: string | null;
  code: string;
  hold_reasons: string[];
  created_at: string;
};

/** Held rewards, oldest first. Throws what the API answers. */
async function listHeldReferrals(): Promise<HeldReferral[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_held_referrals').throwOnError();
  return data;
}

/** The same as a query. */
export function useHeldReferrals() {
  return useQuery({ queryKey: [...deskKey, 'held'], queryFn: listHeldReferrals });
}
