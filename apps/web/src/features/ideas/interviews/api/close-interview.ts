import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Ends the link of an own idea. Throws the data API's error. */
async function closeInterview(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('close_interview', { p_idea_id: ideaId });
  if (error) throw error;
}

/** Ends the link. In: what follows. */
export const useCloseInterview = (ideaId: string, done: () => void) =>
  useOperation(() => closeInterview(ideaId), {
    done,
    failed: (error) => ({ title: 'Gagal menutup tautan', detail: loadAdvice(error) }),
  });
