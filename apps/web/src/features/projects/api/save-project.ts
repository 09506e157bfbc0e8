import type { ProjectInput } from '@kawanusaha/contracts/project';
import { getSupabase } from '#lib/supabase/client.ts';

function columnsOf({ contact_type: _derived, ...columns }: ProjectInput) {
  return columns;
}

/** Lists a project of the caller (spec §7). Out: its id. Throws the data API's error, also when the row does not come back. */
export async function createProject(userId: string, input: ProjectInput): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .insert({ ...columnsOf(input), user_id: userId, is_active: true })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

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
