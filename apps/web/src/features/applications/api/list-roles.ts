import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** A role that a listing seeks, with the seats that are still free. */
export type ListingRole = { readonly id: string; readonly name: string; readonly free: number };

/** The roles of a project, none for most; none either for a project that is gone. Throws the data API's error. */
export async function listRoles(projectId: string): Promise<readonly ListingRole[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_project_page', { project_id: projectId });
  if (error) throw error;
  return (data as { roles?: ListingRole[] } | null)?.roles ?? [];
}

/** The roles with the seats that are free as one opens what shows them. */
export const useRoles = (projectId: string, enabled = true) =>
  useReadAtOpening(['project-roles', projectId], () => listRoles(projectId), enabled);
