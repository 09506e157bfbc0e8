import { getSupabase } from '#lib/supabase/client.ts';

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
export async function listHeldReferrals(): Promise<HeldReferral[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_held_referrals').throwOnError();
  return data;
}
