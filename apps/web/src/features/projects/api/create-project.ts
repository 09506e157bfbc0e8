import type { ProjectInput } from '@kawanusaha/contracts/project';
import { getSupabase } from '#lib/supabase/client.ts';
import { newListing } from '../project-columns.ts';

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
