import { getSupabase } from '#lib/supabase/client.ts';

/** Removes an update of one's own project. Throws the data API's error. */
export async function deleteUpdate(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_updates').delete().eq('id', id).select('id').single();
  if (error) throw error;
}
