import type { PersonMatch, PersonMatches } from '@kawanusaha/contracts/matching/match-answers';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** The findable people who fit the caller's open listing, best first. Throws the function's error. */
async function matchPeople(projectId: string): Promise<readonly PersonMatch[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<PersonMatches>('match-people', {
    body: { project_id: projectId },
  });
  if (error !== null || data === null) throw error ?? new Error('an empty answer');
  return data.items;
}

/** The people who fit now. */
export const useMatchedPeople = (projectId: string) =>
  useReadAtOpening(['matched-people', projectId], () => matchPeople(projectId));
