import type { ProjectInput } from '@kawanusaha/contracts/project';
import { getSupabase } from '#lib/supabase/client.ts';
import { columnsOf } from '../project-columns.ts';

/** Changes the caller's project (spec §7). A refused write changes no row, so the row is asked back and its absence is an error. */
export async function updateProject(id: string, userId: string, input: ProjectInput): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('project_listings')
    .update(columnsOf(input))
    .eq('id', id)
    .eq('user_id', userId)
    .select('id')
    .single();
  if (error) throw error;
}
