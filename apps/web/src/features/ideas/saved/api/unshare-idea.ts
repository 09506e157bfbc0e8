import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Ends the link; a person who still has it sees nothing. Throws the data API's error. */
async function unshareIdea(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('unshare_idea', { p_idea_id: ideaId });
  if (error) throw error;
}

/** Ends the link. In: what follows. */
export const useUnshareIdea = (ideaId: string, done: () => void) =>
  useOperation(() => unshareIdea(ideaId), {
    done,
    failed: (error) => ({ title: describeSaveFailure(error, 'Gagal menutup tautan') }),
  });
