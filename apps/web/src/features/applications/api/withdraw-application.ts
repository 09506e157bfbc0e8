import { getSupabase } from '#lib/supabase/client.ts';

/** Withdraws the caller's pending application. Throws the data API's error, also when it was decided meanwhile (no row). */
export async function withdrawApplication(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_applications')
    .delete()
    .eq('id', id)
    .eq('status', 'pending')
    .select('id')
    .single();
  if (error) throw error;
}
