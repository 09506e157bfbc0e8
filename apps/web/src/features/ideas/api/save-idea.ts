import type { IdeaRequest, SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { ideaMessages } from '../messages.ts';

type SaveIdeaInput = { request: IdeaRequest; result: SavedIdeaResult };

/**
 * Saves an idea for the signed-in person and gives its id.
 * Throws the data API's error.
 */
async function saveIdea({ request, result }: SaveIdeaInput): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('business_ideas')
    .insert({
      title: result.businessName,
      input: { ...request, exclude: [] },
      result,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Saves an idea and says so. In: what follows with its id. */
export const useSaveIdea = (done: (id: string) => void) =>
  useOperation(saveIdea, {
    done: (id) => {
      done(id);
      toast.success(ideaMessages.saved, 'Lihat di Ide Saya.');
    },
    failed: (error) => ({
      title: ideaMessages.saveFailed,
      detail: error instanceof Error ? error.message : undefined,
    }),
  });
