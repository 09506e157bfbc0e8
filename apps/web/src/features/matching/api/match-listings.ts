import type { ListingMatches } from '@kawanusaha/contracts/matching/match-answers';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** The listings that fit the caller, best first. Throws the function's error. */
async function matchListings(): Promise<ListingMatches> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<ListingMatches>('match-listings');
  if (error !== null || data === null) throw error ?? new Error('an empty answer');
  return data;
}

/** The listings that fit now. */
export const useMatchedListings = () => useReadAtOpening(['matched-listings'], matchListings);
