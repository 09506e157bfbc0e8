import type { ProjectInput } from '@kawanusaha/contracts/project';
import { getSupabase } from '#lib/supabase/client.ts';

/** The owner's whole listing, the hidden contact and e-mail included; null when it is not the caller's. */
export async function getProjectForEdit(id: string): Promise<ProjectInput | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_project_for_edit', { project_id: id })
    .maybeSingle<ProjectInput>();
  if (error) throw error;
  return data;
}
