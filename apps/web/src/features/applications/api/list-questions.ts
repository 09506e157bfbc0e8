import { getReader } from '#lib/supabase/client.ts';

/** What the owner of a project asks applicants, none for most; none either for a project that is gone. Throws the data API's error. */
export async function listQuestions(projectId: string): Promise<string[]> {
  const supabase = await getReader();
  const { data, error } = await supabase
    .from('project_listings')
    .select('questions')
    .eq('id', projectId)
    .maybeSingle();
  if (error) throw error;
  return data?.questions ?? [];
}
