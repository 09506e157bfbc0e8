import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { mostSearches, type SavedSearch } from '../saved-search.ts';

/** The caller's saved searches, the last saved first. Throws the data API's error. */
async function listSavedSearches(): Promise<SavedSearch[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('saved_searches')
    .select('id,name,q,project_type,skills,city,is_remote,budget,alerts,fresh')
    .order('created_at', { ascending: false })
    .limit(mostSearches);
  if (error) throw error;
  return data;
}

/** Names the list, whose rows also change by what its user does to one. */
export const savedSearchesKey = ['saved-searches'] as const;

/** The saved searches of a user. */
export const useSavedSearches = (userId: string) =>
  useQuery({ queryKey: [...savedSearchesKey, userId], queryFn: listSavedSearches });

/** The same for a button that says whether one is saved already. */
export const useKeptSearches = (enabled: boolean) =>
  useReadAtOpening(['kept-searches'], listSavedSearches, enabled);
