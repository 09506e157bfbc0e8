import { getSupabase } from '#lib/supabase/client.ts';

/** Removes a saved search of the caller. Throws the data API's error. */
export async function deleteSavedSearch(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').delete().eq('id', id);
  if (error) throw error;
}
