import { getSupabase } from '#lib/supabase/client.ts';

/** Shows the caller's project for another 30 days, also when it was closed. Throws the data API's error. */
export async function extendProject(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('extend_project', { project_id: id });
  if (error) throw error;
}
