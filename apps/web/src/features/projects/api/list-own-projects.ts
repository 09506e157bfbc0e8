import { getSupabase } from '#lib/supabase/client.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

const limit = 50;

/** The caller's projects, open and closed, newest first. Throws the data API's error. */
export async function listOwnProjects(userId: string): Promise<ProjectRow[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .select(projectColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(limit)
    .overrideTypes<ProjectRow[], { merge: false }>();
  if (error) throw error;
  return data;
}
