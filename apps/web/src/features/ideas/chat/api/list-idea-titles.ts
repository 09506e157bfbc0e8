import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

type IdeaTitle = { id: string; title: string };

async function listIdeaTitles(): Promise<IdeaTitle[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('business_ideas')
    .select('id, title')
    .order('created_at', { ascending: false })
    .limit(50);
  if (error) throw error;
  return data;
}

/** The newest ideas. */
export const useIdeaTitles = () => useReadAtOpening(['idea-titles'], listIdeaTitles);
