import { getSupabase } from '#lib/supabase/client.ts';
import type { toSavedSearch } from '../saved-search.ts';

/** Saves a search for the caller. Out: false where the same one is saved already. Throws the data API's error. */
export async function saveSearch(search: NonNullable<ReturnType<typeof toSavedSearch>>): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').insert(search);
  if (error?.code === '23505') return false;
  if (error) throw error;
  return true;
}
