import { getReader } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { type SavedIdea, savedIdeaColumns } from '../saved-idea.ts';

/** What reads a row, with the rules that it was kept under: it comes beside the row, and the page shows before both. */
const loadReader = () => import('../read-saved-idea.ts');

/** One idea of the person, or null when there is none with this id. Throws the data API's error. */
export async function getSavedIdea(id: string): Promise<SavedIdea | null> {
  const supabase = await getReader();
  const [{ data, error }, { readSavedIdea }] = await Promise.all([
    supabase.from('business_ideas').select(savedIdeaColumns).eq('id', id).maybeSingle(),
    loadReader(),
  ]);
  if (error) throw error;
  return data === null ? null : readSavedIdea(data);
}

/** The idea as it is now. */
export const useSavedIdea = (id: string) => useReadAtOpening(['saved-idea', id], () => getSavedIdea(id));
