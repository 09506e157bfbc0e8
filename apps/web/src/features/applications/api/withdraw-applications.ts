import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Withdraws pending applications of the caller. In: their ids. Throws the data API's error, also when each was decided meanwhile.
 */
export async function withdrawApplications(ids: readonly string[]): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('withdraw_applications', { ids: [...ids] });
  if (error) throw error;
  if (data === 0) throw new Error('No application was pending any more');
}
