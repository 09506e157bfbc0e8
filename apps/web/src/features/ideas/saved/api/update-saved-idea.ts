import type { Json } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';

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
