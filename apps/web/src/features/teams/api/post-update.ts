import { getSupabase } from '#lib/supabase/client.ts';

/** Writes an update for the page of the project, as its owner or as a member of the team. Throws the data API's error. */
export async function postUpdate(projectId: string, body: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_updates').insert({ project_id: projectId, body });
  if (error) throw error;
}
