import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Makes or finds the link of an own idea. Throws the data API's error. */
async function shareIdea(ideaId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('share_idea', { p_idea_id: ideaId });
  if (error) throw error;
  return data;
}

/** Makes the link. In: what follows. */
export const useShareIdea = (ideaId: string, done: () => void) =>
  useOperation(() => shareIdea(ideaId), {
    done,
    failed: (error) => ({ title: describeSaveFailure(error, 'Gagal membuat tautan') }),
  });
