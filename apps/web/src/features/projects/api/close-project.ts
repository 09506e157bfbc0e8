import { getSupabase } from '#lib/supabase/client.ts';

/** Closes the caller's project: no user can find it or apply any more. Throws the data API's error. */
export async function closeProject(id: string, reason: 'filled' | 'owner'): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('close_project', { project_id: id, reason });
  if (error) throw error;
}
