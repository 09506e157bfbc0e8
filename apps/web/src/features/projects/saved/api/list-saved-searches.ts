import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
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

/** The saved searches of a user; nothing is read without one. */
export const useSavedSearches = (userId: string | undefined, enabled = true) =>
  useQuery({
    queryKey: [...savedSearchesKey, userId],
    queryFn: listSavedSearches,
    enabled: enabled && userId !== undefined,
  });
