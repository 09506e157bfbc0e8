import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

export type SimilarListing = { id: string; name: string };

const mostShown = 5;
/** The search puts names first that say the word. */
const mostRead = 24;
/** A name of three words or more shares its town or trade with many; one other word has to be the same, too. */
const fewWords = 2;

const wordsOf = (name: string) => [...new Set(name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])];

/** How many of the words of a name another one has. */
function countShared(words: readonly string[], other: string): number {
  const found = new Set(wordsOf(other));
  return words.filter((word) => found.has(word)).length;
}

async function searchWord(word: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('search_projects', { q: word, p_limit: mostRead }, { get: true })
    .select('id, user_id, project_name');
  if (error) throw error;
  return data;
}

/**
 * Open projects of others that share the words of the given name: one of a short name, two of a longer one. Throws the data API's error.
 * @param ownId who asks: a project of one's own is no neighbour of its name
 */
async function findSimilarListings(name: string, ownId: string | undefined): Promise<SimilarListing[]> {
  const words = wordsOf(name);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 2);
  const found = await Promise.all(longest.map(searchWord));
  const needed = words.length <= fewWords ? 1 : fewWords;
  const byId = new Map(
    found
      .flat()
      .filter(({ user_id, project_name }) => user_id !== ownId && countShared(words, project_name) >= needed)
      .map(({ id, project_name }) => [id, { id, name: project_name }]),
  );
  return [...byId.values()].slice(0, mostShown);
}

/** The projects with such a name; none while there is no name. */
export const useSimilarListings = (name: string, ownId: string | undefined) =>
  useReadAtOpening(['similar-listings', name], () => findSimilarListings(name, ownId), name !== '');
