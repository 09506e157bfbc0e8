import { getReader } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { type SavedIdea, savedIdeaColumns } from '../saved-idea.ts';

/** What reads a row, with the rules that it was kept under: it comes beside the row, and the page shows before both. */
const loadReader = () => import('../read-saved-idea.ts');

/** The person's ideas, newest first. Row-level security shows no other member's. Throws the data API's error, or what a script throws that cannot be fetched. */
async function listSavedIdeas(): Promise<SavedIdea[]> {
  const supabase = await getReader();
  const [{ data, error }, { readSavedIdea }] = await Promise.all([
    supabase
      .from('business_ideas')
      .select(savedIdeaColumns)
      .order('created_at', { ascending: false })
      .limit(200),
    loadReader(),
  ]);
  if (error) throw error;
  return data.map(readSavedIdea);
}

/** The ideas as they are now. */
export const useSavedIdeas = () => useReadAtOpening(['saved-ideas'], listSavedIdeas);
