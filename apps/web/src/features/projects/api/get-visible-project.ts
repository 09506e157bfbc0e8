import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

/**
 * A project that only the caller may still see: their own closed one, one they applied to, any for an admin. Null when there is none.
 * Throws the data API's error.
 */
async function getVisibleProject(id: string): Promise<ProjectRow | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .select(projectColumns)
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<ProjectRow, { merge: false }>();
  if (error) throw error;
  return data;
}

/** The project as it is now. */
export const useVisibleProject = (id: string) =>
  useReadAtOpening(['visible-project', id], () => getVisibleProject(id));
