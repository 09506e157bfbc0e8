import type { ListingFit } from '@kawanusaha/contracts/matching/match-answers';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** How one open listing fits the caller, with reasons. Throws the function's error. */
async function matchListing(projectId: string): Promise<ListingFit> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<ListingFit>('match-listing', {
    body: { project_id: projectId },
  });
  if (error !== null || data === null) throw error ?? new Error('an empty answer');
  return data;
}

/** How the listing fits now. */
export const useListingFit = (projectId: string) =>
  useReadAtOpening(['listing-fit', projectId], () => matchListing(projectId));
