import { getSupabase } from '#lib/supabase/client.ts';

/** Switches the alerts of a saved search, or notes that its new listings were opened (`fresh: 0`). Throws the data API's error. */
export async function changeSavedSearch(
  id: string,
  change: { alerts: boolean } | { fresh: 0 },
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').update(change).eq('id', id).select('id').single();
  if (error) throw error;
}
