import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** Whether the caller has saved a project. Throws the data API's error. */
async function isProjectSaved(projectId: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('saved_projects')
    .select('project_id')
    .eq('project_id', projectId)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** Whether it is saved now. */
export const useIsProjectSaved = (projectId: string) =>
  useReadAtOpening(['is-project-saved', projectId], () => isProjectSaved(projectId));
