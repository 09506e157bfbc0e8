import { getSupabase } from '#lib/supabase/client.ts';

export type SimilarListing = { id: string; name: string };

const mostShown = 5;

/** Open projects whose name holds the given one, or its longest word. Throws the data API's error. */
export async function findSimilarListings(name: string): Promise<SimilarListing[]> {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length < 3) return [];
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .select('id, project_name')
    .eq('is_active', true)
    .ilike('project_name', `%${longest}%`)
    .order('created_at', { ascending: false })
    .limit(mostShown);
  if (error) throw error;
  return data.map(({ id, project_name }) => ({ id, name: project_name }));
}
