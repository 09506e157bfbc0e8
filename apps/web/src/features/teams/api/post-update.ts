import { getSupabase } from '#lib/supabase/client.ts';
import { toast } from '#components/ui/toast.ts';
import { teamMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Writes an update for the page of the project, as its owner or as a member of the team. Throws the data API's error. */
async function postUpdate(projectId: string, body: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_updates').insert({ project_id: projectId, body });
  if (error) throw error;
}

/** Writes one, and says so. In: what follows. */
export const usePostUpdate = (projectId: string, done: () => void) =>
  useTeamChange(
    projectId,
    ({ body }: { body: string }) => postUpdate(projectId, body),
    () => {
      toast.success(messages.posted);
      done();
    },
  );
