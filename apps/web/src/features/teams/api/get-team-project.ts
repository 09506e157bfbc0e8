import { getSupabase } from '#lib/supabase/client.ts';

export type TeamProject = { id: string; project_name: string; user_id: string };

/** The listing of a team; null where the caller cannot read it. Throws the data API's error. */
export async function getTeamProject(projectId: string): Promise<TeamProject | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .select('id,project_name,user_id')
    .eq('id', projectId)
    .maybeSingle();
  if (error) throw error;
  return data;
}
