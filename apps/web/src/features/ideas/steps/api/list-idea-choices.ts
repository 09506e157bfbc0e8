import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

export type IdeaChoice = { id: string; title: string };

const mostOffered = 50;

async function listIdeaChoices(): Promise<IdeaChoice[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('business_ideas')
    .select('id, title')
    .order('updated_at', { ascending: false })
    .limit(mostOffered);
  if (error) throw error;
  return data;
}

/** The saved ideas to choose from; nothing is read without a session. */
export const useIdeaChoices = (enabled: boolean) =>
  useReadAtOpening(['idea-choices'], listIdeaChoices, enabled);
