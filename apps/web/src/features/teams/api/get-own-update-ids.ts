import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { teamKey } from '../use-team-change.ts';

/** Ids of the updates of a project that the caller has written. Throws the data API's error. */
async function getOwnUpdateIds(projectId: string): Promise<string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_own_update_ids', { project_id: projectId });
  if (error) throw error;
  return data;
}

/** The ids, read anew with each change of the team. */
export const useOwnUpdateIds = (projectId: string) =>
  useQuery({ queryKey: teamKey(projectId, 'own-updates'), queryFn: () => getOwnUpdateIds(projectId) });
