import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Copies an idea with what its steps brought, and gives the id of the copy. Throws the data API's error. */
async function duplicateSavedIdea(id: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('duplicate_idea', { p_idea_id: id });
  if (error) throw error;
  return data;
}

/** Copies one by its id and says so. In: what follows. */
export const useDuplicateIdea = (done: () => void) =>
  useOperation(duplicateSavedIdea, {
    done: () => {
      toast.success('Ide digandakan');
      done();
    },
    failed: (error) => ({
      title: 'Gagal menggandakan ide',
      detail: error instanceof Error ? error.message : undefined,
    }),
  });
