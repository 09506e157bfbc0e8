import { getSupabase } from '#lib/supabase/client.ts';

/** Saves a project for the caller, or takes it out. Saying the same twice changes nothing. Throws the data API's error. */
export async function keepProject(projectId: string, keeps: boolean): Promise<void> {
  const supabase = await getSupabase();
  if (keeps) {
    const { error } = await supabase.from('saved_projects').insert({ project_id: projectId });
    // 23505: saved before, in another tab.
    if (error && error.code !== '23505') throw error;
    return;
  }
  const { error } = await supabase.from('saved_projects').delete().eq('project_id', projectId);
  if (error) throw error;
}
