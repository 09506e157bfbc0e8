import type { ListingMatchingInput } from '@kawanusaha/contracts/matching/matching-forms';
import { getSupabase } from '#lib/supabase/client.ts';

/** Keeps what the caller's listing says for matching, roles included. Throws the data API's error. */
export async function saveListingMatching(projectId: string, input: ListingMatchingInput): Promise<void> {
  const supabase = await getSupabase();
  const { roles, ...matching } = input;
  const { error } = await supabase.rpc('save_listing_matching', {
    p_project_id: projectId,
    p_matching: matching,
    p_roles: roles,
  });
  if (error) throw error;
}
