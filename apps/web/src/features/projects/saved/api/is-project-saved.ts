import { getSupabase } from '#lib/supabase/client.ts';

/** Whether the caller has saved a project. Throws the data API's error. */
export async function isProjectSaved(projectId: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('saved_projects')
    .select('project_id')
    .eq('project_id', projectId)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}
