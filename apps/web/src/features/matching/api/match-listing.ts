import type { ListingFit } from '@kawanusaha/contracts/matching/match-answers';
import { getSupabase } from '#lib/supabase/client.ts';

/** How one open listing fits the caller, with reasons. Throws the function's error. */
export async function matchListing(projectId: string): Promise<ListingFit> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<ListingFit>('match-listing', {
    body: { project_id: projectId },
  });
  if (error !== null || data === null) throw error ?? new Error('an empty answer');
  return data;
}
