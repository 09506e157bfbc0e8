import { getSupabase } from '#lib/supabase/client.ts';

/** How many applications the signed-in member may still send this month without Premium. Throws the data API's error. */
export async function getFreeApplications(): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('free_applications_left');
  if (error) throw error;
  return data;
}
