import { getSupabase } from '#lib/supabase/client.ts';

/** Whether the database knows the caller for a Premium member now, whatever the stored session says. Throws the data API's error. */
export async function fetchPremium(userId: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { count, error } = await supabase
    .from('entitlements')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('kind', 'premium')
    .is('revoked_at', null);
  if (error) throw error;
  return (count ?? 0) > 0;
}
