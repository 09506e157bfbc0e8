import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { projectMessages as messages } from '../messages.ts';

/** Shows the caller's project for another 30 days, also when it was closed. Throws the data API's error. */
async function extendProject(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('extend_project', { project_id: id });
  if (error) throw error;
}

/** Shows it for longer, and says so. In: what follows. */
export const useExtendProject = (id: string, done: () => void) =>
  useOperation(() => extendProject(id), {
    done: () => {
      toast.success(messages.extended);
      done();
    },
    failed: messages.extendFailed,
  });
