import type { ListingMatchingInput } from '@kawanusaha/contracts/matching/matching-forms';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { listingMessages as messages } from '../listing-messages.ts';

/** Keeps what the caller's listing says for matching, roles included. Throws the data API's error. */
async function saveListingMatching(projectId: string, input: ListingMatchingInput): Promise<void> {
  const supabase = await getSupabase();
  const { roles, ...matching } = input;
  const { error } = await supabase.rpc('save_listing_matching', {
    p_project_id: projectId,
    p_matching: matching,
    p_roles: roles,
  });
  if (error) throw error;
}

/** Keeps it with the listing that has just been saved. In: what the form says, which is read as it is saved. */
export function useSaveListingMatching(readInput: () => Promise<ListingMatchingInput>) {
  return useOperation(async (projectId: string) => saveListingMatching(projectId, await readInput()), {
    failed: (error) => ({ title: messages.saveFailed, detail: loadAdvice(error) }),
  });
}
