import { getSupabase } from '#lib/supabase/client.ts';

/** Forgets where the caller's vouchers are paid to. Throws what the API answers. */
export async function deletePayoutProfile(): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('delete_payout_profile').throwOnError();
}
