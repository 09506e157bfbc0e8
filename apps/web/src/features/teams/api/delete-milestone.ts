import { getSupabase } from '#lib/supabase/client.ts';

/** Removes a milestone of one's own project. Throws the data API's error. */
export async function deleteMilestone(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('project_milestones').delete().eq('id', id).select('id').single();
  if (error) throw error;
}
