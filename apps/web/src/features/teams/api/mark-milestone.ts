import { getSupabase } from '#lib/supabase/client.ts';

/** Says that a milestone is reached, or not yet. Throws the data API's error. */
export async function markMilestone(id: string, isReached: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_milestones')
    .update({ done_at: isReached ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id')
    .single();
  if (error) throw error;
}
