import type { Json } from '@kawanusaha/contracts/database';
import { getReader, getSupabase } from '#lib/supabase/client.ts';
import { savedIdeaColumns, type SavedIdea } from './saved-idea.ts';

/** What reads a row, with the rules that it was kept under: it comes beside the row, and the page shows before both. */
const loadReader = () => import('./read-saved-idea.ts');

/** The person's ideas, newest first. Row-level security shows no other member's. Throws the data API's error, or what a script throws that cannot be fetched. */
export async function listSavedIdeas(): Promise<SavedIdea[]> {
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

export type SavedIdeaChange = { title?: string; result?: object; canvas?: object; plan?: object };

/** Stores what changed. Throws the data API's error, also when the idea is gone. */
export async function updateSavedIdea(
  id: string,
  { title, result, canvas, plan }: SavedIdeaChange,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('business_ideas')
    .update({
      ...(title === undefined ? {} : { title }),
      ...(result === undefined ? {} : { result: result as Json }),
      ...(canvas === undefined ? {} : { canvas: canvas as Json }),
      ...(plan === undefined ? {} : { plan: plan as Json }),
    })
    .eq('id', id)
    .select('id')
    .single();
  if (error) throw error;
}

/** Copies an idea with what its steps brought, and gives the id of the copy. Throws the data API's error. */
export async function duplicateSavedIdea(id: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('duplicate_idea', { p_idea_id: id });
  if (error) throw error;
  return data;
}

/** Deletes an idea for good. Throws the data API's error, also when it was gone already. */
export async function deleteSavedIdea(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('business_ideas').delete().eq('id', id).select('id').single();
  if (error) throw error;
}
