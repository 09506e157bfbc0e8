import { getSupabase } from '#lib/supabase/client.ts';

/** Ids of the updates of a project that the caller has written. Throws the data API's error. */
export async function getOwnUpdateIds(projectId: string): Promise<string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_own_update_ids', { project_id: projectId });
  if (error) throw error;
  return data;
}
