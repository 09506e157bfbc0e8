import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { savedMessages as messages } from '../messages.ts';
import { savedProjectsKey } from './list-saved-projects.ts';

/** Saves a project for the caller, or takes it out. Saying the same twice changes nothing. Throws the data API's error. */
async function keepProject(projectId: string, keeps: boolean): Promise<void> {
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

/** Saves a project or takes it out, and says so; the list of saved ones shows it. In: what follows. */
export function useKeepProject(done?: () => void) {
  const queries = useQueryClient();
  return useOperation(
    ({ projectId, keeps }: { projectId: string; keeps: boolean }) => keepProject(projectId, keeps),
    {
      done: (_result, { keeps }) => {
        toast.success(keeps ? messages.projectSaved : messages.projectRemoved);
        done?.();
      },
      failed: (error, { keeps }) => ({
        title: describeSaveFailure(error, keeps ? messages.saveFailed : messages.removeFailed),
      }),
      settled: () => void queries.invalidateQueries({ queryKey: savedProjectsKey }),
    },
  );
}
