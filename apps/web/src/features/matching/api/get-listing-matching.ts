import type { ListingMatchingInput } from '@kawanusaha/contracts/matching/matching-forms';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

export type ListingMatching = Omit<ListingMatchingInput, 'wishes' | 'roles'> & {
  readonly wishes: Partial<ListingMatchingInput['wishes']>;
  readonly listing_roles: readonly ListingMatchingInput['roles'][number][];
};

/** What a listing says for matching, roles in their order; null while nothing was said. Throws the data API's error. */
async function getListingMatching(projectId: string): Promise<ListingMatching | null> {
  const supabase = await getSupabase();
  const [matching, roles] = await Promise.all([
    supabase
      .from('listing_matching')
      .select('goal,stage,languages,skill_levels,team_skills,wishes')
      .eq('project_id', projectId)
      .maybeSingle<Omit<ListingMatching, 'listing_roles'>>(),
    supabase.from('listing_roles').select('name,task,seats').eq('project_id', projectId).order('position'),
  ]);
  if (matching.error) throw matching.error;
  if (roles.error) throw roles.error;
  return matching.data === null ? null : { ...matching.data, listing_roles: roles.data };
}

/** What the form of a listing begins with; nothing is read for a new one. */
export const useKeptListingMatching = (projectId: string | null, enabled: boolean) =>
  useReadAtOpening(
    ['listing-matching', projectId ?? ''],
    () => getListingMatching(projectId ?? ''),
    enabled && projectId !== null,
  );
