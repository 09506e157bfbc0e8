import type { MatchingProfileInput } from '@kawanusaha/contracts/matching/matching-forms';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

const columns = 'skills,interests,goal,stage,hours_per_week,is_remote,languages,wishes,is_adult,findable';

/** What the caller has said for matching; wishes that were left out are 'bebas'. */
export type MatchingProfile = Omit<MatchingProfileInput, 'wishes'> & {
  readonly wishes: Partial<MatchingProfileInput['wishes']>;
};

/** Loads it; null while nothing was said. Throws the data API's error. */
async function getMatchingProfile(userId: string): Promise<MatchingProfile | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('matching_profiles')
    .select(columns)
    .eq('user_id', userId)
    .maybeSingle<MatchingProfile>();
  if (error) throw error;
  return data;
}

/** What the caller has said; nothing is read without a session. */
export const useMatchingProfile = (userId: string) =>
  useReadAtOpening(['matching-profile'], () => getMatchingProfile(userId), userId !== '');
