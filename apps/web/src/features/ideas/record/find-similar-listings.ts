import { getSupabase } from '#lib/supabase/client.ts';

export type SimilarListing = { id: string; name: string };

const mostShown = 5;
/** The search puts names first that say the word. */
const mostRead = 24;

/**
 * Open projects of others whose name holds the given one, or its longest word. Throws the data API's error.
 * @param ownId who asks: a project of one's own is no neighbour of its name
 */
export async function findSimilarListings(
  name: string,
  ownId: string | undefined,
): Promise<SimilarListing[]> {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length < 3) return [];
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('search_projects', { q: longest, p_limit: mostRead }, { get: true })
    .select('id, user_id, project_name');
  if (error) throw error;
  return data
    .filter(({ user_id }) => user_id !== ownId)
    .filter(({ project_name }) => project_name.toLowerCase().includes(longest.toLowerCase()))
    .slice(0, mostShown)
    .map(({ id, project_name }) => ({ id, name: project_name }));
}
