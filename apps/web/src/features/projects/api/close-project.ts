import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { projectMessages as messages } from '../messages.ts';

/** Closes the caller's project: no user can find it or apply any more. Throws the data API's error. */
async function closeProject(id: string, reason: 'filled' | 'owner'): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('close_project', { project_id: id, reason });
  if (error) throw error;
}

/** Closes it because its team is complete, and says so. In: what follows. */
export const useCloseProject = (id: string, done: () => void) =>
  useOperation(() => closeProject(id, 'filled'), {
    done: () => {
      toast.success(messages.closed);
      done();
    },
    failed: messages.closeFailed,
  });
