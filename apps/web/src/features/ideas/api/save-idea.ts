import type { IdeaRequest, SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { getSupabase } from '#lib/supabase/client.ts';

export type SaveIdeaInput = { request: IdeaRequest; result: SavedIdeaResult };

/**
 * Saves an idea for the signed-in person and gives its id.
 * Throws the data API's error.
 */
export async function saveIdea({ request, result }: SaveIdeaInput): Promise<string> {
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
