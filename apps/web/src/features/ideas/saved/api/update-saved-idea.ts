import type { Json } from '@kawanusaha/contracts/database';
import * as z from 'zod/mini';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** The title of an idea. Out: trimmed. */
export const ideaTitleSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Judul tidak boleh kosong')),
});

export type SavedIdeaChange = { title?: string; result?: object; canvas?: object; plan?: object };

/** Stores what changed. Throws the data API's error, also when the idea is gone. */
export async function updateSavedIdea(
  id: string,
  { title, result, canvas, plan }: SavedIdeaChange,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('business_ideas')
    .update({
      ...(title === undefined ? {} : { title }),
      ...(result === undefined ? {} : { result: result as Json }),
      ...(canvas === undefined ? {} : { canvas: canvas as Json }),
      ...(plan === undefined ? {} : { plan: plan as Json }),
    })
    .eq('id', id)
    .select('id')
    .single();
  if (error) throw error;
}

/** Gives an idea another title. In: what follows. */
export const useRenameIdea = (id: string, done: () => void) =>
  useOperation(({ title }: z.output<typeof ideaTitleSchema>) => updateSavedIdea(id, { title }), {
    done,
    failed: (error) => ({ title: 'Gagal mengganti nama', detail: loadAdvice(error) }),
  });
