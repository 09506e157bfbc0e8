import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { ideaMessages } from '../../messages.ts';

/** Deletes an idea for good. Throws the data API's error, also when it was gone already. */
async function deleteSavedIdea(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('business_ideas').delete().eq('id', id).select('id').single();
  if (error) throw error;
}

/** Deletes it and says so. In: what follows. */
export const useDeleteIdea = (id: string, done: () => void) =>
  useOperation(() => deleteSavedIdea(id), {
    done: () => {
      toast.success(ideaMessages.deleted);
      done();
    },
    failed: (error) => ({ title: ideaMessages.deleteFailed, detail: loadAdvice(error) }),
  });
