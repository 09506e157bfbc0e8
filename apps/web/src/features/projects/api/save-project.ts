import type { ProjectInput } from '@kawanusaha/contracts/project';
import { getSupabase } from '#lib/supabase/client.ts';

function columnsOf({ contact_type: _derived, ...columns }: ProjectInput) {
  return columns;
}

/** The row of a new listing, as it is sent. */
export const newListing = (userId: string, input: ProjectInput) => ({
  ...columnsOf(input),
  user_id: userId,
  is_active: true,
});

/**
 * Lists a project of the caller (spec §7). In: also the form's key, by which the database knows a second arrival: then the listing of the
 * first is given. Out: its id. Throws the data API's error, also when the row does not come back.
 */
export async function createProject(userId: string, input: ProjectInput, key: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('project_listings')
    .insert(newListing(userId, input))
    .select('id')
    .single()
    .setHeader('x-form-key', key);
  if (!error) return data.id;
  if (error.hint !== 'already_sent') throw error;
  const { data: first, error: lookError } = await supabase
    .from('project_listings')
    .select('id')
    .eq('user_id', userId)
    .eq('project_name', input.project_name)
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  if (lookError) throw lookError;
  return first.id;
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
