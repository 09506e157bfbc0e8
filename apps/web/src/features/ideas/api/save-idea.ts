import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import type { IdeaRequest, SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { getSupabase } from '#lib/supabase/client.ts';

export type SaveIdeaInput = { request: IdeaRequest; result: SavedIdeaResult; assumptions: Assumptions };

/**
 * Saves an idea for the signed-in person and gives its id. The edited assumptions replace those of the answer.
 * Throws the data API's error.
 */
export async function saveIdea({ request, result, assumptions }: SaveIdeaInput): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('business_ideas')
    .insert({
      title: result.businessName,
      input: { ...request, exclude: [] },
      result: { ...result, assumptions },
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}
