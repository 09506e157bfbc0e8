import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

const limit = 50;

/** The caller's projects, open and closed, newest first. Throws the data API's error. */
async function listOwnProjects(userId: string): Promise<ProjectRow[]> {
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

/** The projects as they are now. */
export const useOwnProjects = (userId: string) =>
  useReadAtOpening(['own-projects'], () => listOwnProjects(userId));
