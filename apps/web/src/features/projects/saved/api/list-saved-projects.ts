import { useQuery } from '@tanstack/react-query';
import { getReader } from '#lib/supabase/client.ts';

/** `project` is null where the caller can no longer read it: it was closed. */
export type SavedProject = {
  project_id: string;
  created_at: string;
  project: {
    project_name: string;
    project_type: string;
    city: string | null;
    is_remote: boolean;
    required_skills: string[];
  } | null;
};

/** The caller's saved projects, the last saved first; the database keeps at most 200. Throws the data API's error. */
async function listSavedProjects(): Promise<SavedProject[]> {
  const supabase = await getReader();
  const { data, error } = await supabase
    .from('saved_projects')
    .select(
      'project_id,created_at,project:project_listings(project_name,project_type,city,is_remote,required_skills)',
    )
    .order('created_at', { ascending: false })
    .limit(200)
    .overrideTypes<SavedProject[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** Names the list, whose rows also change by what its user does to one. */
export const savedProjectsKey = ['saved-projects'] as const;

/** The saved projects of a user. */
export const useSavedProjects = (userId: string) =>
  useQuery({ queryKey: [...savedProjectsKey, userId], queryFn: listSavedProjects });
